import type { NoteStamp } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { type Day, moment, tokyoDay } from "./generate/calendar.ts";
import { pick, type Random, randomFrom, wholeBetween } from "./generate/random.ts";
import { painReply, replyTexts } from "./tables/noteTexts.ts";

export type DemoCoach = { user_id: number; name: string };

type Host = { team_id: number; today: Day; coaches: readonly [DemoCoach, DemoCoach] };

/** Notes of so many days ago and earlier are all answered. */
export const answeredAgo = 15;

type Row = { id: number; written_at: Date; pain: boolean; name: string };

/** Stamps and comments of the coaches, and what was read, all before today. */
export async function addReplies(tx: Tx, { team_id, today, coaches }: Host): Promise<void> {
  const { rows } = await tx.query<Row>(
    `select n.id, n.written_at, n.pain, m.last_name || ' ' || m.first_name as name
     from notes n join members m on m.team_id = n.team_id and m.id = n.member_id
     where n.team_id = $1 order by n.id`,
    [team_id],
  );
  const answered = rows.flatMap((note) => {
    const daysAgo = today - tokyoDay(note.written_at);
    const random = randomFrom(`notes/replies/${note.name}/${note.written_at.getTime() - moment(today, 0).getTime()}`);
    const isAnswered = daysAgo >= answeredAgo || (daysAgo > 6 && !note.pain && random() < 0.6);
    return isAnswered ? [replyTo(random, note, coaches)] : [];
  });
  await insertReplies(tx, team_id, answered);
}

type Reply = ReturnType<typeof replyTo>;

/** The day after. */
function replyTo(random: Random, { id, written_at, pain }: Row, coaches: Host["coaches"]) {
  const coach = coaches[random() < 0.7 ? 1 : 0];
  const at = moment(tokyoDay(written_at) + 1, wholeBetween(random, 1170, 1380) * 60);
  const comments = pain || random() < 0.3;
  const replied_at = comments ? new Date(at.getTime() + 60_000) : at;
  const isRead = random() < 0.85;
  return {
    id,
    user_id: coach.user_id,
    author: coach.name,
    stamp: pain ? "rest" : pick(random, stamps),
    text: pain ? painReply : comments ? pick(random, replyTexts) : null,
    at,
    replied_at,
    replies: comments ? 2 : 1,
    read_at: isRead ? new Date(replied_at.getTime() + wholeBetween(random, 5, 35) * 60_000) : null,
    starred: random() < 0.06,
  };
}

const stamps: readonly [NoteStamp, ...NoteStamp[]] = [
  "nice",
  "nice",
  "seen",
  "seen",
  "seen",
  "keep_going",
  "keep_going",
  "next_here",
  "full_marks",
];

async function insertReplies(tx: Tx, team_id: number, replies: readonly Reply[]) {
  await tx.query(
    `with row as (
       select * from jsonb_to_recordset($2::jsonb) as row (id int, user_id int, author text, stamp text, text text,
         at timestamptz, replied_at timestamptz, replies int, read_at timestamptz, starred boolean)
     ), stamped as (
       insert into note_stamps (team_id, note_id, user_id, author, stamp, version, created_at)
       select $1, id, user_id, author, stamp, 1, at from row order by id
     ), commented as (
       insert into note_comments (team_id, note_id, user_id, author, text, version, created_at)
       select $1, id, user_id, author, text, 2, replied_at from row where text is not null order by id
     ), seen as (
       insert into note_reads (team_id, note_id, user_id, read_at, starred)
       select $1, id, user_id, at, starred from row
     )
     update notes n set replies = row.replies, version = row.replies, replied_at = row.replied_at,
       reply_read_at = row.read_at
     from row where n.team_id = $1 and n.id = row.id`,
    [team_id, JSON.stringify(replies)],
  );
}
