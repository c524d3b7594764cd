// The games' parts of a review: nothing else lists them.

import type { ReviewPart } from "../../games/kind";

const modules = import.meta.glob<{ reviewPart: ReviewPart }>("../../games/*/review/reviewPart.ts");

/** How a review speaks about a game; undefined for a game without such a part. */
export async function loadReviewPart(game: string): Promise<ReviewPart | undefined> {
  return (await modules[`../../games/${game}/review/reviewPart.ts`]?.())?.reviewPart;
}
