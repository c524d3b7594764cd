/** The title of the browser's tab: with a dot when the viewer has to decide. */
export function setTabTitle(call: string | null): () => void {
  const usual = "Ridotto";
  document.title = call ? `● ${call} – ${usual}` : usual;
  return () => (document.title = usual);
}
