import { originForOthers } from "../../server/nearby";

/** The house's address for the phones in the room: a wall at `localhost` would lead them nowhere. */
class WayIn {
  origin = $state(location.origin);

  async find(): Promise<void> {
    this.origin = await originForOthers();
  }
}

export const wayIn = new WayIn();
