import type { SharesConfig } from "../../config/sharesConfig.ts";
import { createFairQueue, type FairLimits, type Shed } from "../../db/fairQueue.ts";
import { createFairShares } from "../../db/fairShares.ts";
import type { Db } from "../../db/pool.ts";
import { createArrivals } from "./arrivals.ts";
import type { Lane } from "./lanes.ts";

/** Of all clubs together. One club alone has three quarters, so that there is room for whoever comes next. */
const atOnce = { light: 32, heavy: 16, "sign-in": 12, ingest: 5, files: 32 } as const satisfies Record<Lane, number>;
/** Sign-ins of one address come one after the other, a whole school at once; and no person waits for a push or a file. */
const patientMs = 12_000;

/** What a server does at once for its clubs, shared fairly between those that ask (R7). */
export function createRequestShares(db: Db, { clubAtOnce, clubRequests }: SharesConfig) {
  const shed: Record<Shed, number> = { full: 0, late: 0 };
  const onShed = (why: Shed) => {
    shed[why] += 1;
  };
  const queueOf = (lane: Lane, ofClub: number, patience: Pick<FairLimits, "patienceMs" | "latenessMs"> = {}) =>
    createFairQueue(
      {
        atOnce: atOnce[lane],
        ofClub: Math.min(Math.max(1, Math.floor(ofClub)), atOnce[lane]),
        ofClubAlone: Math.ceil(atOnce[lane] * 0.75),
        clubWaiting: clubRequests,
        personWaiting: clubRequests,
        ...patience,
      },
      { onShed },
    );
  const patient = { patienceMs: patientMs, latenessMs: patientMs };
  return {
    arrivals: createArrivals(clubRequests, onShed),
    connectionsOf: createFairShares(db),
    queues: {
      light: queueOf("light", clubAtOnce),
      heavy: queueOf("heavy", clubAtOnce / 2),
      "sign-in": queueOf("sign-in", atOnce["sign-in"] / 2, patient),
      ingest: queueOf("ingest", atOnce.ingest / 2, patient),
      files: queueOf("files", atOnce.files / 2, patient),
    } satisfies Record<Lane, unknown>,
    shed,
  };
}

export type RequestShares = ReturnType<typeof createRequestShares>;
