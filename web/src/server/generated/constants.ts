// Constants of the rules. Written by `make types`: do not edit.

export const SPECTATOR = 15;

export const NOWHERE = -1;

export const EVERYONE = 65535;

export const HIDDEN = -1;

export const LANGUAGES = ["en", "pl", "uk", "it", "nl", "fr"] as const;

export const PHRASES = ["hello", "good-luck", "who-me", "liar", "thinking", "hurry", "well-played", "thanks", "again"] as const;

export const USUAL_TIME = 700;

export const LONG_ENOUGH = 800;
