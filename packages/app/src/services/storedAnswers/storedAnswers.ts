import { type AnyEndpoint, type Failure, getSession, isRefusal } from "@kyuseki/domain";
import { addressOf, fillPath, type SentInput } from "@kyuseki/domain/client";
import { onlineManager } from "@tanstack/react-query";
import type { App } from "../app.ts";
import {
  type AnswersOwner,
  type AnswersTransaction,
  ownerKey,
  type StoredAnswer,
  withAnswers,
} from "./answersDatabase.ts";
import { closestDays } from "./closestDays.ts";
import { erasureCount } from "./eraseStoredAnswers.ts";
import { storedAt } from "./storedAt.ts";

/** A call of a kept endpoint, with the token it was made with and the erasures before it. */
export type Asked = {
  endpoint: AnyEndpoint;
  input: SentInput | undefined;
  token: string | null;
  erasures: number;
  app: Pick<App, "session" | "log">;
};

/**
 * Stores an answer for the coach it was given to, unless they have left or answers were erased since it was asked for.
 * `at`: when it arrived, ms since 1970.
 */
export async function storeAnswer(asked: Asked, reply: unknown, at: number): Promise<void> {
  const { endpoint, token, app } = asked;
  const { session } = app;
  const token_hash = await hashOf(token);
  const owner = () => {
    if (asked.erasures !== erasureCount()) return null;
    const state = session.read();
    return state.status === "signed_in" && state.user.is_coach && session.token() === token ? state : null;
  };
  if (!token_hash || !owner()) return;
  try {
    await withAnswers(Date.now(), async (stored) => {
      // An erasure while the database was opening takes it away as soon as this is over.
      const present = owner();
      if (!present) return;
      const { user, team } = present;
      await takeOver(stored, { token_hash, user, team, at });
      if (endpoint.id === getSession.id) return;
      const answers = stored.objectStore("answers");
      const key = { user_id: user.id, team_id: team.team_id, endpoint: endpoint.id };
      await answers.put({ ...key, address: addressOfCall(asked), at, json: JSON.stringify(reply) });
      const known = await answers.index("by_endpoint").getAllKeys(rangeOf(key));
      for (const older of known.slice(0, -newestKept)) await answers.delete(older);
    });
  } catch (error) {
    if (!complained.has(app)) app.log(`answers are not stored: ${error instanceof Error ? error.name : "unexpected"}`);
    complained.add(app);
    await makeRoom().catch(() => {});
  }
}

/** The stored answer in place of one that could not be had. @throws the failure where there is none */
export async function readAnswer(asked: Asked, failure: Failure): Promise<unknown> {
  const { endpoint, input, token } = asked;
  const token_hash = await hashOf(token);
  const isGone = failure.code === "not_found" && isRefusal(failure);
  if (!token_hash || (!isGone && !isUnanswered(failure))) throw failure;
  const found = await withAnswers(Date.now(), (stored) => find(stored, asked, token_hash, isGone)).catch(() => null);
  // Of an older release, it may have another shape.
  const reply = endpoint.reply.safeParse(found?.value);
  if (!found || !reply.success || asked.app.session.token() !== token) throw failure;
  if (input?.signal) storedAt.set(input.signal, found.at);
  // Whatever the browser says: the next answer is the proof of a network.
  onlineManager.setOnline(false);
  return reply.data;
}

async function find(stored: AnswersTransaction, asked: Asked, token_hash: string, isGone: boolean) {
  const answers = stored.objectStore("answers");
  const address = addressOfCall(asked);
  const state = asked.app.session.read();
  const owner = await stored.objectStore("owner").get(ownerKey);
  const known = owner?.token_hash === token_hash ? owner : null;
  const person = state.status === "signed_in" ? state : known;
  if (!person) return null;
  const { user, team } = person;
  if (isGone) {
    await answers.delete([user.id, team.team_id, address]);
    return null;
  }
  if (asked.endpoint.id === getSession.id) {
    return known && { at: known.at, value: { success: true, token: asked.token, user, team } };
  }
  const exact = await answers.get([user.id, team.team_id, address]);
  const key = { user_id: user.id, team_id: team.team_id, endpoint: asked.endpoint.id };
  const answer = exact ?? closestDays(address, await answers.index("by_endpoint").getAll(rangeOf(key)));
  return answer && { at: answer.at, value: JSON.parse(answer.json) as unknown };
}

/** Of one person and club at a time: whoever comes after somebody else finds nothing of theirs. */
async function takeOver(stored: AnswersTransaction, owner: AnswersOwner) {
  const owners = stored.objectStore("owner");
  const before = await owners.get(ownerKey);
  if (before && before.user.id !== owner.user.id) await stored.objectStore("answers").clear();
  await owners.put(owner, ownerKey);
}

/** The older half goes: there was no room for the newest. */
async function makeRoom() {
  await withAnswers(Date.now(), async (stored) => {
    const answers = stored.objectStore("answers");
    const keys = await answers.index("by_age").getAllKeys();
    for (const key of keys.slice(0, Math.ceil(keys.length / 2))) await answers.delete(key);
  });
}

const addressOfCall = ({ endpoint, input }: Asked) => addressOf(fillPath(endpoint.path, input?.params), input?.query);

type EndpointOfOwner = Pick<StoredAnswer, "user_id" | "team_id" | "endpoint">;
/** The answers of one endpoint, the oldest first. */
const rangeOf = ({ user_id, team_id, endpoint }: EndpointOfOwner) =>
  IDBKeyRange.bound([user_id, team_id, endpoint], [user_id, team_id, endpoint, Infinity]);

/** Recognises the token without storing it; null where the browser cannot (a page without TLS). */
async function hashOf(token: string | null): Promise<string | null> {
  if (token === null || !globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the server itself has not answered: nobody has (0), or what stands before it, also with a 404 of its own. */
const isUnanswered = (failure: Failure) =>
  (failure.code === "unavailable" && unanswered.has(failure.status)) ||
  (failure.code === "not_found" && !isRefusal(failure));
const unanswered = new Set([0, 502, 503, 504]);
/** Addresses of one endpoint. */
const newestKept = 20;
/** Apps that have logged once that storing fails. */
const complained = new WeakSet<object>();
