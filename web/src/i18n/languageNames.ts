import { ownNames } from "ridotto-words";
import { LANGUAGES } from "./language";
import { pick } from "./pick";

/** The languages with what each is called by those who speak it, so that anybody finds their own. */
export const BY_OWN_NAME = LANGUAGES.map((code) => ({ code, name: pick(ownNames, code) }));
