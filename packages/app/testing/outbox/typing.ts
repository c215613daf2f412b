import { type AttendanceAnswer, attendanceAnswers, type NoteStamp, noteStamps } from "@kyuseki/domain";
import type { OutboxDraft } from "@kyuseki/domain/outbox";
import type { MeasuringPayload } from "../../src/data/outbox/kinds/measuringKind.ts";
import type { AttendancePayload } from "../../src/data/outbox/kinds/sendAttendance.ts";
import type { NoteCommentPayload } from "../../src/data/outbox/kinds/sendNoteComment.ts";
import type { TrainingCommentPayload } from "../../src/data/outbox/kinds/sendTrainingComment.ts";
import type { TrainingRecordPayload } from "../../src/data/outbox/kinds/sendTrainingRecord.ts";
import type { StampPayload } from "../../src/data/outbox/kinds/stampKind.ts";
import type { randomOf } from "./faults.ts";
import { nameOf } from "./nameOf.ts";
import type { Tab } from "./openTab.ts";
import { storedCell } from "./storedValues.ts";
import type { OutboxWorld } from "./world.ts";

/** Something a coach types: `name` and `text` as the database tells them. */
export type Typed = Entered & { draft: OutboxDraft };
export type Entered = {
  kind: string;
  name: string;
  text: string;
  /** The server refuses it. */
  isWrong?: true;
  /** Handed over before, from the same form. */
  isAgain?: true;
};

/** Values of every kind; each comment and each count has a number of its own, so that the database tells which it is. */
export function createTyping(world: OutboxWorld, random: ReturnType<typeof randomOf>) {
  const { dayId, itemIds, members, notes, eventId, today } = world;
  let count = 0;

  const typed = (kind: string, group: string, thing: string, payload: unknown, text: string): Typed => ({
    draft: { thing, kind, group, payload, about: { label: text, detail: "", href: "/" }, ready: true },
    kind,
    name: nameOf({ kind, payload }),
    text,
  });
  const wrong = (one: Typed): Typed => ({ ...one, isWrong: true });

  const cell = async ({ outbox }: Tab): Promise<Typed> => {
    // The last player's last cell gets nothing but values outside the item's range.
    const isWrong = random.chance(0.1);
    const member_id = isWrong ? (members.at(-1) ?? 0) : random.pick(members);
    const item_id = isWrong || member_id !== members.at(-1) ? random.pick(itemIds) : (itemIds[0] ?? 0);
    const at = isWrong ? (itemIds.at(-1) ?? 0) : item_id;
    const value = isWrong ? 9000 + random.int(900) : 60 + random.int(30);
    const thing = `measuring ${dayId} ${member_id} ${at}`;
    const { attempted, entries } = outbox.read();
    const sent = attempted.get(thing) as MeasuringPayload | undefined;
    const known = entries.find((entry) => entry.thing === thing)?.payload as MeasuringPayload | undefined;
    const from = sent ? sent.value : (known?.from ?? (await storedCell(world, member_id, at)));
    const text = String(value);
    const payload = { day_id: dayId, member_id, item_id: at, text, from, value, kept: true, theirs: null };
    const one = typed("measurement", `measuring ${dayId}`, thing, payload, text);
    return isWrong ? wrong(one) : one;
  };
  const pitchCount = (): Typed => {
    const isWrong = random.chance(0.15);
    const pitches = isWrong ? 1000 + count : count;
    const payload = { date: today, counts: [{ member_id: random.pick(members), kind: "practice", pitches }] };
    const one = typed("pitch_count", "pitch_counts", `pitch_counts ${crypto.randomUUID()}`, payload, String(pitches));
    return isWrong ? wrong(one) : one;
  };
  const attendance = (): Typed => {
    const member_id = random.pick(members);
    const answer: AttendanceAnswer = random.pick(attendanceAnswers);
    const payload: AttendancePayload = { event_id: eventId, member_id, answer, comment: `${count}` };
    const [group, thing] = [`attendance ${eventId}`, `attendance ${eventId} ${member_id}`];
    return typed("attendance", group, thing, payload, `${answer} ${count}`);
  };
  const stamp = (): Typed => {
    const note_id = random.pick(notes);
    const given: NoteStamp = random.pick(noteStamps);
    const payload: StampPayload = { note_id, version: 0, stamp: given, anyway: true };
    return typed("stamp", "stamp", `stamp ${note_id}`, payload, given);
  };
  const comment = (): Typed => {
    // Of one note alone, so that there is an order to lose.
    const [note_id = 0] = notes;
    const payload: NoteCommentPayload = { note_id, version: 0, text: `${count}`, anyway: true };
    return typed("note_comment", `note_comment ${note_id}`, `note_comment ${crypto.randomUUID()}`, payload, `${count}`);
  };
  const reaction = (): Typed => {
    const member_id = random.pick(members);
    const payload: TrainingCommentPayload = { member_id, draft: { date: today, stamp: null, text: `${count}` } };
    const thing = `training_comment ${crypto.randomUUID()}`;
    return typed("training_comment", `training_comment ${member_id}`, thing, payload, `${count}`);
  };

  const training = (): Typed => {
    const isWrong = random.chance(0.15);
    const [member_id, minutes] = [random.pick(members), isWrong ? 1000 + count : count];
    const draft = { date: today, menu: "tee", minutes, rpe: null, pain: null } as const;
    const payload: TrainingRecordPayload = { member_id, draft };
    const thing = `training_record ${crypto.randomUUID()}`;
    const one = typed("training_record", `training_record ${member_id}`, thing, payload, `${minutes}`);
    return isWrong ? wrong(one) : one;
  };

  return async (tab: Tab): Promise<Typed> => {
    count += 1;
    if (random.chance(0.4)) return cell(tab);
    return random.pick([pitchCount, training, attendance, stamp, comment, comment, reaction])();
  };
}
