import { type AttendanceAnswer, beginsAt, product } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import {
  deleteWaitingLateMails,
  findLateChanges,
  insertLateMails,
  type LateChange,
  type LateChanges,
} from "../store/events/lateAnswers.ts";

type Options = {
  teamId: number;
  eventId: number;
  /** What links in mails begin with; the mail has none without it. */
  publicUrl: string | undefined;
  now: Date;
};

/**
 * Tells every coach of answers that families changed within a day of the event (CO-5). Changes within a few minutes
 * share one mail: one that still waits is written anew and leaves when it would have. Ask with the event locked, and only
 * where mail can be sent.
 */
export async function queueLateAnswerMail(tx: Queryable, { teamId, eventId, publicUrl, now }: Options) {
  const waiting = await deleteWaitingLateMails(tx, teamId, eventId);
  const found = await findLateChanges(tx, teamId, eventId);
  if (!found || found.changes.length === 0) return;
  const url = publicUrl === undefined ? null : `${publicUrl}/event-list/team/${eventId}`;
  const dueAt = waiting ?? new Date(now.getTime() + gatheredMs);
  await insertLateMails(tx, teamId, eventId, lateAnswerMail(found, url), { now, dueAt });
}

function lateAnswerMail({ team_name, event, changes }: LateChanges, url: string | null) {
  const begins = beginsAt({
    meets_at: event.meets_at?.toISOString() ?? null,
    starts_at: event.starts_at.toISOString(),
  });
  const when = (event.all_day ? day : moment).format(new Date(begins));
  return {
    subject: `【${product.mark}】出欠の変更：${day.format(new Date(begins))} ${oneLine(event.title)}`,
    text: `「${oneLine(team_name)}」の${when}「${oneLine(event.title)}」で、出欠の返事が変わりました。

${changes.map(changeText).join("\n")}
${url === null ? "" : `\n${url}\n`}`,
  };
}

function changeText({ last_name, first_name, changed_from, answer, comment, answered_at }: LateChange): string {
  const said = comment === "" ? "" : `「${oneLine(comment)}」`;
  const who = oneLine(`${last_name} ${first_name}`);
  return `・${who}さん：${words[changed_from]} → ${words[answer]}${said}（${moment.format(answered_at)}）`;
}

const words = {
  coming: "参加",
  absent: "不参加",
  partly: "遅刻・早退",
  undecided: "未定",
} as const satisfies Record<AttendanceAnswer, string>;

/** Typed by people, so line breaks are removed. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const monthAndDay = { timeZone: product.timeZone, month: "long", day: "numeric", weekday: "short" } as const;
const day = new Intl.DateTimeFormat(product.locale, monthAndDay);
const moment = new Intl.DateTimeFormat(product.locale, { ...monthAndDay, hour: "numeric", minute: "2-digit" });
/** How long changes are gathered for one mail. */
const gatheredMs = 5 * 60_000;
