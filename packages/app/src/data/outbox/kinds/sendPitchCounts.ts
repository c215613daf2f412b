import { type PitchCountsDraft, recordPitchCounts } from "@kyuseki/domain";
import type { OutboxKind } from "@kyuseki/domain/outbox";
import { pitchCountKeys } from "../../pitchGuard.ts";
import { invalidateAll } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

/** The pitches of several players on one day. */
export const sendPitchCounts =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async ([item], key) => {
    await call(recordPitchCounts, { body: item?.payload as PitchCountsDraft, key });
    await invalidateAll(queries, pitchCountKeys);
    return [{ state: "stored" }];
  };
