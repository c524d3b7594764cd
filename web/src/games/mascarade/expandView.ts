// A view of Mascarade as the server sends it, and as the page uses it.

import { members } from "../shared/words/events";
import type { CompactView, Header, Question, View } from "./generated/view";

export function expandView(compact: CompactView, header: Header, viewer: number, question: Question | null): View {
  const { hands, player_at, coins, cards: possible, ...rest } = compact;
  const cards = possible.map((bits, place) => ({ place, possible: members(bits) }));
  return {
    ...rest,
    viewer,
    question,
    masks: header.masks.map(({ name }) => name),
    seats: player_at.map((player, seat) => ({
      seat,
      player,
      name: header.players[player] ?? "",
      coins: coins[seat] ?? 0,
      cards: cards.slice(seat * hands, (seat + 1) * hands),
    })),
    centre: cards.slice(player_at.length * hands),
  };
}
