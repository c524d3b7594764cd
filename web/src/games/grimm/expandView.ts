// A view of The Grimm Masquerade as the server sends it, and as the page uses it.

import { members } from "../shared/words/events";
import type { CompactGuest, CompactView, GuestView, Header, Question, View } from "./generated/view";

export function expandView(compact: CompactView, header: Header, viewer: number, question: Question | null): View {
  return {
    ...compact,
    viewer,
    question,
    guests: compact.guests.map((guest, player) => expandGuest(guest, player, header.players[player] ?? "")),
    broken: members(compact.broken),
    actions: members(compact.actions),
    peeked: members(compact.peeked),
    own_wagers: members(compact.own_wagers),
  };
}

function expandGuest(guest: CompactGuest, player: number, name: string): GuestView {
  const possible = guest.possible === null ? null : members(guest.possible);
  return { ...guest, player, name, markers: members(guest.markers), possible };
}
