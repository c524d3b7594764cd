/** A card that lies open: `kind` and `name` find its picture, `label` is its name in the language of the page. */
export interface OpenCard {
  kind: string;
  name: string;
  label: string;
}
