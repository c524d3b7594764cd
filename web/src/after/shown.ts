/** A mask or a character that is shown: the name its picture goes by, and what it is called here. */
export interface Shown {
  name: string;
  label: string;
}
