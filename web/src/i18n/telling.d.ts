declare module "ridotto-telling/*" {
  /** A game's document: which message tells which event to whom. */
  const telling: import("../server/generated/protocol").Telling;
  export default telling;
}
