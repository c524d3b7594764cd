declare module "ridotto-words/*" {
  /** Fluent messages. */
  const text: string;
  export default text;
}
