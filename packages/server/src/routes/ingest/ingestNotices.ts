import {
  contract,
  Failure,
  type IngestReply,
  type Judged,
  type NoticeAnswerRecord,
  type NoticeReadRecord,
  noticeLimits,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { atMoment, counted } from "../../http/ingest/batchChecks.ts";
import { partition, rowFailure, toReply } from "../../http/ingest/ingestBatch.ts";
import { withFileLinks } from "../../http/notices/withFileLinks.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { renewWaitingReminder } from "../../notify/reminders.ts";
import { lockTeams } from "../../store/ingest/locks.ts";
import { listFamilyNotices } from "../../store/notices/familyNotices.ts";
import {
  findAnyLinkedMember,
  lockReceivedNotices,
  type ReceivedKey,
  type ReceivedNotice,
  updateReceivedNotices,
} from "../../store/notices/receivedNotices.ts";
import { requireLinkingSource } from "./requireLinkingSource.ts";

/** Notices in the sister products' own apps: players read and answer there (CO-8). */
export function ingestNoticeRoutes(api: Api) {
  serve(api, contract.listIngestNotices, async ({ query: { team_id, member_id }, db, source, now }) => {
    requireLinkingSource(source.source);
    if (!(await findAnyLinkedMember(db, source.source, team_id, member_id))) throw new Failure("not_found");
    const shown = { memberIds: [member_id], reader: "player", since: shownSince(now) } as const;
    const notices = await withFileLinks(db, team_id, await listFamilyNotices(db, team_id, shown), now);
    return {
      notices: notices.flatMap(({ children, ...notice }) => children.map((child) => ({ ...notice, ...child }))),
    };
  });

  serve(api, contract.ingestNoticeReads, ({ body, db, source, now, request }) =>
    counted(request, ingest({ db, source: source.source, judged: body.rows, now, follow: afterReading })),
  );

  serve(api, contract.ingestNoticeAnswers, ({ body, db, source, now, request }) =>
    counted(request, ingest({ db, source: source.source, judged: body.rows, now, follow: afterAnswer })),
  );

  type Batch<Row> = {
    db: Queryable;
    source: string;
    judged: readonly Judged<Row>[];
    now: Date;
    follow: (notice: ReceivedNotice, row: Row) => Outcome;
  };

  /** The rows of one notice and player are followed in the order they happened. */
  async function ingest<Row extends ReceivedKey & { source_id: string; datetime: number }>({
    db,
    source,
    judged,
    now,
    follow,
  }: Batch<Row>): Promise<IngestReply> {
    requireLinkingSource(source);
    const { placed, refused } = partition(judged, atMoment(now));
    const rows = placed.map(({ row }) => row);
    await lockTeams(db, rows);
    const received = await lockReceivedNotices(db, source, rows, shownSince(now));
    const standing = new Map(received.map((notice) => [keyOf(notice), notice]));
    const changed = new Map<string, ReceivedNotice>();
    const reply = { accepted: 0, updated: 0, unchanged: 0, refused };
    for (const { index, row } of placed.toSorted((one, other) => one.row.datetime - other.row.datetime)) {
      const key = keyOf(row);
      const notice = standing.get(key);
      const outcome = notice ? follow(notice, row) : "not_found";
      if (outcome === "not_found") refused.push(rowFailure(index, outcome, notReceived));
      else if (outcome === "invalid") refused.push({ ...rowFailure(index, outcome), fields: noChoice });
      else if (outcome === "unchanged") reply.unchanged += 1;
      else {
        reply[outcome.kind] += 1;
        standing.set(key, outcome.notice);
        changed.set(key, outcome.notice);
      }
    }
    await updateReceivedNotices(db, [...changed.values()]);
    await renewReminders(db, [...changed.values()], now);
    return toReply(reply);
  }

  async function renewReminders(db: Queryable, notices: readonly ReceivedNotice[], now: Date) {
    const waiting = new Map(notices.filter((one) => one.reminder_waits).map((one) => [one.family_id, one]));
    for (const { family_id, team_id, team_name } of waiting.values()) {
      const round = { teamId: team_id, teamName: team_name, publicUrl: api.mail?.publicUrl, now };
      await renewWaitingReminder(db, family_id, round);
    }
  }
}

type Outcome = "unchanged" | "invalid" | { kind: "accepted" | "updated"; notice: ReceivedNotice };

function afterReading(notice: ReceivedNotice, { version, datetime }: Pick<NoticeReadRecord, "version" | "datetime">) {
  const read = Math.min(version, notice.latest);
  if ((notice.player_read_version ?? -1) >= read) return "unchanged";
  const kind = notice.player_read_version === null ? "accepted" : "updated";
  const at = new Date(datetime * 1000);
  return { kind, notice: { ...notice, player_read_version: read, player_read_at: at } } as const;
}

/** An answer given later, here or on the family's page, stands. Who answers has the latest version open. */
function afterAnswer(notice: ReceivedNotice, { answer, comment, datetime }: NoticeAnswerRecord): Outcome {
  if (!notice.choices.includes(answer)) return "invalid";
  const answered_at = new Date(datetime * 1000);
  if (notice.answered_at && notice.answered_at > answered_at) return "unchanged";
  if (notice.answer === answer && notice.comment === comment) return "unchanged";
  const late = notice.deadline !== null && notice.deadline < answered_at;
  const read = afterReading(notice, { version: notice.latest, datetime });
  const before = read === "unchanged" ? notice : read.notice;
  return {
    kind: notice.answer === null ? "accepted" : "updated",
    notice: { ...before, answer, comment, answered_at, late },
  };
}

const shownSince = (now: Date) => new Date(now.getTime() - noticeLimits.shownDays * 24 * 60 * 60 * 1000);

const keyOf = ({ team_id, member_id, notice_id }: ReceivedKey) => `${team_id}/${notice_id}/${member_id}`;

const notReceived = "この選手に届いたお知らせではありません。";
const noChoice = { answer: "お知らせの選択肢にない返事です" };
