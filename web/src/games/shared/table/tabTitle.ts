/** What the browser's tab says: a dot and a word when somebody is waited for. */
export function setTabTitle(call: string | null): () => void {
  const usual = "Ridotto";
  document.title = call ? `● ${call} – ${usual}` : usual;
  return () => (document.title = usual);
}
