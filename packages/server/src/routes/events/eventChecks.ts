import { type EventDraft, eventLimits, eventMistakes, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { findTooFewPlaces } from "../../store/events/eventChanges.ts";
import type { StoredEvent } from "../../store/events/storedEvent.ts";
import { listKnownMembers } from "../../store/notices/notices.ts";

type Draft = { draft: EventDraft; repeatUntil: string | null; before: EventDraft | null; now: Date };

/** @throws Failure "invalid" at each field that is wrong. `before`: null for a new event */
export async function requireDraft(tx: Queryable, teamId: number, { draft, repeatUntil, before, now }: Draft) {
  const mistakes = eventMistakes(draft, { now, repeatUntil, before });
  if (Object.keys(mistakes).length > 0) throw new Failure("invalid", { fields: mistakes });
  if (draft.everyone) return;
  const known = new Set((await listKnownMembers(tx, teamId, draft.member_ids)).map(({ id }) => id));
  // Somebody deleted since the event was written does not keep it from being saved.
  const isKnown = (id: number) => known.has(id) || before?.member_ids.includes(id);
  if (!draft.member_ids.every(isKnown)) {
    throw fieldError("member_ids", "もういない選手が含まれています。選び直してください");
  }
}

/** @throws Failure "invalid" at `capacity` when more players come already. The events are locked */
export async function requirePlaces(tx: Queryable, teamId: number, ids: readonly number[]) {
  const coming = await findTooFewPlaces(tx, teamId, ids);
  if (coming === undefined) return;
  throw fieldError("capacity", `もう${coming}人が参加と答えています。定員は${coming}人以上にしてください`);
}

/** @throws Failure "not_found", "conflict" when it was saved or cancelled since */
export function requireEvent(event: StoredEvent | undefined, version: number): StoredEvent {
  if (!event) throw new Failure("not_found");
  if (event.state === "cancelled") throw failures.cancelled();
  if (event.version !== version) throw failures.stale();
  return event;
}

/** @throws Failure "invalid" for a range that ends before it begins or covers more than `eventLimits.listedDays` */
export function requireRange({ from, to }: { from: string; to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw fieldError("to", "始まりの日より後の日を選んでください");
  if (days > eventLimits.listedDays) throw fieldError("to", `一度に見られるのは${eventLimits.listedDays}日までです`);
}

export const failures = {
  stale: () =>
    new Failure("conflict", {
      message: "開いている間に、ほかの人がこの行事を変更しました。いまの内容を確かめて、もう一度操作してください。",
    }),
  cancelled: () => new Failure("conflict", { message: "この行事は、もう中止になっています。" }),
  answered: () =>
    new Failure("conflict", {
      message: "返事が届いているので、削除できません。行わないときは、「中止する」を使って知らせてください。",
    }),
};

const fieldError = (field: string, sentence: string) => new Failure("invalid", { fields: { [field]: sentence } });
const dayMs = 86_400_000;
