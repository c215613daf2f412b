import type { OutboxDraft } from "@kyuseki/domain/outbox";

/** A coach's comment to one day of a member's practice, as the page hands it to the outbox. */
export const trainingComment = (member_id: number, date: string, text: string): OutboxDraft => ({
  thing: `training_comment ${text}`,
  kind: "training_comment",
  group: `training_comment ${member_id}`,
  payload: { member_id, draft: { date, stamp: null, text } },
  about: { label: text, detail: "小川 新", href: `/training-report/${member_id}?day=${date}` },
  ready: true,
});

/** A player's answer as a coach heard it. */
export const heardAnswer = (event_id: number, member_id: number): OutboxDraft => ({
  thing: `attendance ${event_id} ${member_id}`,
  kind: "attendance",
  group: `attendance ${event_id}`,
  payload: { event_id, member_id, answer: "coming", comment: "" },
  about: { label: "参加", detail: "練習試合 小川 新", href: `/event-list/team/${event_id}` },
  ready: true,
});

/** One player's pitches of a day. */
export const thrownPitches = (member_id: number, date: string, pitches: number): OutboxDraft => ({
  thing: `pitch_counts ${pitches}`,
  kind: "pitch_count",
  group: "pitch_counts",
  payload: { date, counts: [{ member_id, kind: "game", pitches }] },
  about: { label: `${pitches}球`, detail: "小川 新", href: "/dashboard/pitch-guard" },
  ready: true,
});

/** A comment to a growth note. */
export const noteComment = (note_id: number, text: string): OutboxDraft => ({
  thing: `note_comment ${text}`,
  kind: "note_comment",
  group: `note_comment ${note_id}`,
  payload: { note_id, version: 0, text, anyway: false },
  about: { label: text, detail: "小川 新", href: `/note/view-note/${note_id}` },
  ready: true,
});

/** 「見たよ」 under a growth note that nobody had answered. */
export const seenStamp = (note_id: number): OutboxDraft => ({
  thing: `stamp ${note_id}`,
  kind: "stamp",
  group: "stamp",
  payload: { note_id, version: 0, changed_at: null, stamp: "seen", anyway: false },
  about: { label: "見たよ", detail: "小川 新", href: `/note/view-note/${note_id}` },
  ready: true,
});
