declare module "ridotto-words" {
  /** By language, its Fluent messages. */
  export const loadTexts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  /** By language, what it is called by those who speak it. */
  export const ownNames: Readonly<Record<string, string>>;
}

declare module "ridotto-words/*" {
  /** Fluent messages. */
  const text: string;
  export default text;
}
