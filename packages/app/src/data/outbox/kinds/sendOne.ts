import type { OutboxKind } from "@kyuseki/domain/outbox";

/** For kinds of which one value goes in a call; what the call answers is the reply. */
export const sendOne =
  <Payload>(send: (payload: Payload, key: string) => Promise<unknown>): OutboxKind["send"] =>
  async ([item], key) =>
    // Only a kind's own entries reach it.
    item ? [{ state: "stored", reply: await send(item.payload as Payload, key) }] : [];
