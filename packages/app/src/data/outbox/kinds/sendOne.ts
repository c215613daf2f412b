import type { OutboxKind } from "@kyuseki/domain/outbox";
import { notifyManager } from "@tanstack/react-query";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

/**
 * For kinds of which one value goes in a call. `show` puts what the call answers on the page, in the same drawing in which
 * the value is no longer shown as waiting: its entry stands a moment longer, until the device has removed it.
 */
export const sendOne =
  <Payload, Reply>(
    { queries }: Pick<KindServices, "queries">,
    send: (payload: Payload, key: string) => Promise<Reply>,
    show: (reply: Reply, payload: Payload) => void,
  ): OutboxKind["send"] =>
  async ([item], key) => {
    if (!item) return [];
    // Only a kind's own entries reach it.
    const payload = item.payload as Payload;
    const reply = await send(payload, key);
    notifyManager.batch(() => {
      show(reply, payload);
      queries.setQueryData<readonly string[]>(queryKeys.delivered, (known = []) => [...known, item.revision]);
    });
    return [{ state: "stored", reply }];
  };
