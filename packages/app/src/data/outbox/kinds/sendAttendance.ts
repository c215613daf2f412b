import { answerForPlayer, type BodyInput } from "@kyuseki/domain";
import { eventsChanged } from "../../events.ts";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

export type AttendancePayload = BodyInput<typeof answerForPlayer>;

/** A player's 出欠, as a coach heard it. */
export const sendAttendance = ({ call, queries }: KindServices) =>
  sendOne(
    { queries },
    (body: AttendancePayload, key) => call(answerForPlayer, { body, key }),
    (changed) => {
      queries.setQueryData(queryKeys.teamEvent(changed.event_id), changed);
      void eventsChanged(queries);
    },
  );
