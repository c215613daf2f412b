import { createHash } from "node:crypto";
import { Failure, operationField } from "@kyuseki/domain";
import { type Connections, inTransaction, type Tx } from "../../db/pool.ts";
import {
  answersStoredMs,
  deleteIdempotencyKeys,
  findStoredAnswer,
  type IdempotentCall,
  insertIdempotencyKey,
  updateStoredAnswer,
} from "../../store/platform/idempotency.ts";

export type Answer = { status: number; body: string };

/** The write, its key and its answer are committed together, so a retry finds all of them or none (D-7). */
export async function runIdempotent(
  db: Connections,
  call: IdempotentCall,
  now: Date,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  await deleteIdempotencyKeys(db, new Date(now.getTime() - answersStoredMs));
  return inTransaction(db, async (tx) => {
    if (!(await insertIdempotencyKey(tx, call, now))) return earlierAnswer(tx, call);
    const answer = await act(tx);
    await updateStoredAnswer(tx, call, answer.status, answer.body);
    return answer;
  });
}

async function earlierAnswer(tx: Tx, call: IdempotentCall): Promise<Answer> {
  const stored = await findStoredAnswer(tx, call);
  if (stored?.endpoint === call.endpoint && stored.body === null && call.queued) throw doneBefore();
  if (!stored || stored.endpoint !== call.endpoint || !stored.request_hash.equals(call.request_hash)) {
    throw otherRequest();
  }
  return { status: stored.status, body: stored.body ?? "" };
}

export const otherRequest = () =>
  new Failure("conflict", { message: "同じ操作が別の内容で送信されました。もう一度お試しください。" });

const doneBefore = () => {
  const message = "この操作は、すでに保存されています。";
  return new Failure("conflict", { message, fields: { [operationField]: message } });
};

/** @throws Failure "invalid" for a key that is not 1 to 200 visible ASCII characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new Failure("invalid", { fields: { "Idempotency-Key": "200文字以内の英数字と記号で指定してください" } });
  }
  return header;
}

export function requestHash({ body, ...input }: { params: unknown; query: unknown; body: unknown }): Buffer {
  if (body instanceof Uint8Array) return createHash("sha256").update(JSON.stringify(input)).update(body).digest();
  return createHash("sha256")
    .update(JSON.stringify({ ...input, body }))
    .digest();
}
