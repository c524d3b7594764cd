import { originForOthers } from "../../server/nearby";

/** The server's address for the phones in the room: `localhost` would lead them nowhere. */
class JoinOrigin {
  origin = $state(location.origin);

  async load(): Promise<void> {
    this.origin = await originForOthers();
  }
}

export const joinOrigin = new JoinOrigin();
