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

declare module "ridotto-review-words" {
  /** By language, the messages that only reviews need. */
  export const loadReviewTexts: Readonly<Record<string, () => Promise<{ default: string }>>>;
}

declare module "ridotto-review-words/*" {
  /** Fluent messages. */
  const text: string;
  export default text;
}
