/** A chapter of the rules in short. */
export interface Chapter {
  title: string;
  text: string;
  picture: [kind: string, id: string];
}
