import { type GradeGroup, gradeGroupOf, type Member } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { insertInformation } from "../store/notices/information.ts";
import { firstRow } from "../store/sql/firstRow.ts";
import { type Day, moment } from "./generate/calendar.ts";
import { pick, type Random, randomFrom, wholeBetween } from "./generate/random.ts";
import { informationPieces } from "./tables/information.ts";
import { type NoticeLine, noticeComments, noticeDraftLine, noticeLines } from "./tables/notices.ts";

type Sender = { team_id: number; user_id: number; author: string; today: Day };
type Player = Pick<Member, "id" | "grade" | "last_name" | "first_name"> & {
  family_id: number;
  email: string | null;
  guardian_email: string | null;
};

/** What the provider has published, and what this coach has read of it. */
export async function addInformation(tx: Tx, user_id: number, today: Day): Promise<void> {
  for (const { daysAgo, read, ...piece } of informationPieces) {
    const at = moment(today - daysAgo, 10 * 3600);
    const id = await insertInformation(tx, { ...piece, author: "運営事務局" }, at, { demo: true });
    if (read) await tx.query("insert into information_reads values ($1, $2, $3)", [user_id, id, moment(today - 1, 0)]);
  }
}

/** The club's notices of the last weeks with what families have read and answered, and one that is being written. */
export async function addNotices(tx: Tx, sender: Sender): Promise<void> {
  const { rows: players } = await tx.query<Player>(
    `select id, grade, last_name, first_name, family_id, email, guardian_email from live_members
     where team_id = $1 and state = 'active' order by id`,
    [sender.team_id],
  );
  for (const line of noticeLines) await addNotice(tx, sender, line, players.filter(isIn(line.to)));
  const { title, body } = noticeDraftLine;
  await insertNotice(tx, sender, {
    state: "draft",
    title,
    body,
    member_ids: players.map(({ id }) => id),
    audience: "全員",
    choices: [],
    deadline: null,
    level: "normal",
    at: moment(sender.today - 1, 22 * 3600),
  });
}

const isIn = (groups: readonly GradeGroup[]) => (player: Player) => groups.includes(gradeGroupOf(player.grade));

async function addNotice(tx: Tx, sender: Sender, line: NoticeLine, players: readonly Player[]) {
  const { team_id, today, author } = sender;
  const sent = today - line.daysAgo;
  const at = moment(sent, line.hour * 3600);
  const deadline = line.deadlineDays === null ? null : moment(sent + line.deadlineDays, 22 * 3600);
  const member_ids = players.map(({ id }) => id);
  const body = line.correction ?? line.body;
  const notice = await insertNotice(tx, sender, { ...line, body, state: "sent", member_ids, deadline, at });
  const versions = [line.body, ...(line.correction === null ? [] : [line.correction])];
  for (const [number, body] of versions.entries()) {
    const corrected = moment(sent, (line.hour + 2 * number) * 3600);
    await tx.query("insert into notice_versions values ($1, $2, $3, $4, $5, $6, $7)", [
      team_id,
      notice,
      number,
      line.title,
      body,
      author,
      corrected,
    ]);
    await insertMails(tx, sender, notice, number, players, corrected);
  }
  await tx.query(
    `insert into notice_recipients (team_id, notice_id, member_id, family_read_at, family_read_version, player_read_at,
       player_read_version, answer, comment, answered_at)
     select $1, $2, row.* from jsonb_to_recordset($3::jsonb) as row (member_id int, family_read_at timestamptz,
       family_read_version int, player_read_at timestamptz, player_read_version int, answer text, comment text,
       answered_at timestamptz)`,
    [team_id, notice, JSON.stringify(players.map((player) => recipientOf(line, player, sent, today)))],
  );
}

/** Everything that was done lies before today. */
function recipientOf(line: NoticeLine, { id, last_name, first_name }: Player, sent: Day, today: Day) {
  const random = randomFrom(`notices/${line.title}/${last_name} ${first_name}`);
  const latest = line.correction === null ? 0 : 1;
  const read = random() >= line.unread;
  const answers = read && random() >= line.unanswered && line.choices.length > 0;
  // The evening before is the last that has gone by.
  const from = line.hour * 3600 + (latest + 1) * 1800;
  const readAt = moment(sent, Math.min(from + wholeBetween(random, 60, 9000), (today - sent) * 86_400 - 600));
  const version = answers || random() < 0.7 ? latest : 0;
  const playerReads = read && random() < 0.6;
  return {
    member_id: id,
    family_read_at: read ? readAt : null,
    family_read_version: read ? version : null,
    player_read_at: playerReads ? readAt : null,
    player_read_version: playerReads ? version : null,
    answer: answers ? answerOf(random, line) : null,
    comment: answers && line.choices.length > 1 && random() < 0.2 ? pick(random, noticeComments) : "",
    answered_at: answers ? new Date(readAt.getTime() + 120_000) : null,
  };
}

/** Most choose the first. */
const answerOf = (random: Random, { choices }: NoticeLine) =>
  choices[random() < 0.75 ? 0 : wholeBetween(random, 0, choices.length - 1)] ?? null;

type NewNotice = Pick<NoticeLine, "title" | "body" | "audience" | "choices" | "level"> & {
  state: "draft" | "sent";
  member_ids: readonly number[];
  deadline: Date | null;
  at: Date;
};

async function insertNotice(tx: Tx, { team_id, user_id, author }: Sender, notice: NewNotice): Promise<number> {
  const { state, title, body, member_ids, audience, choices, deadline, level, at } = notice;
  const { rows } = await tx.query<{ id: number }>(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, deadline, remind, level, leaves_at,
       user_id, author, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9, case $2 when 'sent' then $10::timestamptz end, $11, $12, $10)
     returning id`,
    [team_id, state, title, body, member_ids, audience, choices, deadline, level, at, user_id, author],
  );
  return firstRow(rows).id;
}

/** As if a mail server had taken them; nothing is sent for a demo club. One address does not exist. */
async function insertMails(
  tx: Tx,
  { team_id, user_id }: Sender,
  notice_id: number,
  number: number,
  players: readonly Player[],
  at: Date,
) {
  const toGuardians = players
    .filter(({ guardian_email }) => guardian_email !== null)
    .map(({ id, family_id, guardian_email, last_name, first_name }) => {
      const failed = `${last_name} ${first_name}` === wrongAddress;
      const recipient = failed ? guardian_email : null;
      const state = failed ? "failed" : "sent";
      return { family_id, member_ids: [id], recipient, state, failure: failed ? "unknown_address" : null };
    });
  const toPlayers = players
    .filter(({ email, guardian_email }) => email !== null && email !== guardian_email)
    .map(({ id, family_id }) => ({ family_id, member_id: id, member_ids: [id], state: "sent" }));
  await tx.query(
    `insert into notice_mails (team_id, kind, notice_id, number, family_id, member_id, member_ids, recipient,
       state, failure, user_id, created_at, ended_at)
     select $1, $4, $2, $3, row.*, $6, $5, $5
     from jsonb_to_recordset($7::jsonb)
       as row (family_id int, member_id int, member_ids int[], recipient text, state text, failure text)`,
    [
      team_id,
      notice_id,
      number,
      number === 0 ? "notice" : "correction",
      at,
      user_id,
      JSON.stringify([...toGuardians, ...toPlayers]),
    ],
  );
}

const wrongAddress = "野口 咲茉";
