import { Failure } from "@kyuseki/domain";
import { type Connections, inTransaction, type Tx } from "../../db/pool.ts";
import { type Seal, sealOf } from "../../security/seal.ts";
import { answersStoredMs } from "../../store/platform/idempotency.ts";
import {
  deleteSealedAnswers,
  findSealedAnswer,
  insertSealedCall,
  updateSealedAnswer,
} from "../../store/platform/sealedAnswers.ts";
import { type Answer, otherRequest, readKey } from "./idempotency.ts";

/** One call under a key: by whom, which, with what. */
type SealedRequest = { caller: number | null; endpoint: string; input: unknown };

/**
 * Writes once per key, as `runIdempotent` does, where the request or the answer holds a secret or nobody is signed in. A
 * repetition gets the earlier answer before anything is prepared anew: the password it proves may be another by now.
 */
export async function runSealed(
  db: Connections,
  key: string,
  { caller, endpoint, input }: SealedRequest,
  now: Date,
  act: (once: (write: (tx: Tx) => Promise<Answer>) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const seal = sealOf(JSON.stringify([caller, key]));
  const call = { id: seal.id, endpoint, request_tag: seal.tag(JSON.stringify(input)) };
  const earlier = async (on: Parameters<typeof findSealedAnswer>[0]) => {
    const stored = await findSealedAnswer(on, seal.id);
    return stored && opened(stored, call, seal);
  };
  const first = await earlier(db);
  if (first) return first;
  await deleteSealedAnswers(db, new Date(now.getTime() - answersStoredMs));
  try {
    return await act((write) =>
      inTransaction(db, async (tx) => {
        if (!(await insertSealedCall(tx, call, now))) return (await earlier(tx)) ?? Promise.reject(otherRequest());
        const answer = await write(tx);
        await updateSealedAnswer(tx, seal.id, answer.status, seal.close(answer.body));
        return answer;
      }),
    );
  } catch (error) {
    // What it needed, such as a link that works once, has been used by the same call meanwhile.
    const meanwhile = await earlier(db);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof findSealedAnswer>>>;

function opened(stored: Stored, call: { endpoint: string; request_tag: Buffer }, seal: Seal): Answer {
  if (stored.endpoint !== call.endpoint || !stored.request_tag.equals(call.request_tag)) throw otherRequest();
  return { status: stored.status, body: seal.open(stored.body) };
}

/** @throws Failure "invalid" for a key that could be guessed */
export function readLongKey(header: string | string[] | undefined): string | undefined {
  const key = readKey(header);
  if (key !== undefined && key.length < leastKeyLength) {
    throw new Failure("invalid", { fields: { "Idempotency-Key": `${leastKeyLength}文字以上で指定してください` } });
  }
  return key;
}

/** 128 random bits in hexadecimal digits. */
const leastKeyLength = 32;
