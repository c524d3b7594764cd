import { LANGUAGES, type LanguageCode } from "./language";

/** What each language is called by those who speak it, so that anybody finds their own. */
export const OWN_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "English",
  pl: "Polski",
  uk: "Українська",
  it: "Italiano",
  nl: "Nederlands",
  fr: "Français",
};

export const BY_OWN_NAME = LANGUAGES.map((code) => ({ code, name: OWN_NAMES[code] }));
