import { answerForPlayer, type BodyInput } from "@kyuseki/domain";
import type { OutboxKind } from "@kyuseki/domain/outbox";
import { eventsChanged } from "../../events.ts";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

export type AttendancePayload = BodyInput<typeof answerForPlayer>;

/** A player's 出欠, as a coach heard it. */
export const sendAttendance =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async ([item], key) => {
    const changed = await call(answerForPlayer, { body: item?.payload as AttendancePayload, key });
    queries.setQueryData(queryKeys.teamEvent(changed.event_id), changed);
    void eventsChanged(queries);
    return [{ state: "stored", reply: changed }];
  };
