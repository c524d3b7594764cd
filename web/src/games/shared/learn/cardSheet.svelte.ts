/** Something that a game's rules explain: a card, a house rule, a word. */
export interface Topic {
  game: string;
  /** One of the game's kinds of topics; those that are drawn have a picture of the same kind. */
  what: string;
  id: string;
}

/** What the rules say about a topic. */
export interface TopicText {
  title: string;
  texts: { label?: string; text: string }[];
  /** Related topics, such as the boon and the bane of a character. */
  near: { label: string; topic: Topic }[];
}

/** The sheet that explains a topic; any screen may open it. */
class CardSheetState {
  topic: Topic | undefined = $state.raw();

  open(topic: Topic): void {
    this.topic = topic;
  }

  close(): void {
    this.topic = undefined;
  }
}

export const cardSheet = new CardSheetState();
