// Constants of the rules. Written by `make types`: do not edit.

export const SPECTATOR = 15;

export const NOWHERE = -1;

export const EVERYONE = 65535;

export const HIDDEN = -1;

export const LANGUAGES = ["en", "pl", "uk", "it", "nl", "fr"] as const;
