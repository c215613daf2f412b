import { type PitchCountsDraft, recordPitchCounts } from "@kyuseki/domain";
import { pitchCountKeys } from "../../pitchGuard.ts";
import { invalidateAll } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

/** The pitches of several players on one day. */
export const sendPitchCounts = ({ call, queries }: KindServices) =>
  sendOne(
    { queries },
    async (body: PitchCountsDraft, key) => {
      await call(recordPitchCounts, { body, key });
      await invalidateAll(queries, pitchCountKeys);
    },
    () => {},
  );
