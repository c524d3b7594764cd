// The lessons that were taught on this device, game by game: each is shown once, and can be read again.

import type { Facts } from "../../../i18n/language";

const STORED = "ridotto-lessons-";

/** A lesson with the names and numbers that it was told with. */
export interface TaughtLesson {
  lesson: string;
  facts: Facts;
}

/** In the order in which they were taught. */
export function lessonsLearned(game: string): TaughtLesson[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED + game) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isLesson) : [];
  } catch {
    return [];
  }
}

export function hasLearned(game: string, lesson: string): boolean {
  return lessonsLearned(game).some((each) => each.lesson === lesson);
}

export function rememberLesson(game: string, taught: TaughtLesson): void {
  if (!hasLearned(game, taught.lesson)) localStorage.setItem(STORED + game, JSON.stringify([...lessonsLearned(game), taught]));
}

export function forgetLessons(game: string): void {
  localStorage.removeItem(STORED + game);
}

function isLesson(stored: unknown): stored is TaughtLesson {
  return typeof stored === "object" && stored !== null && "lesson" in stored && "facts" in stored;
}
