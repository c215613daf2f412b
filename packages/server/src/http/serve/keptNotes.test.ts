import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { insertNote } from "../../routes/openItems/askedNotes.fixture.ts";
import { addUser } from "../../testing.ts";
import { type ActivityFixture, afterStart, dayMs, openActivityFixture, today } from "./activity.fixture.ts";
import { forBothCoaches, type PageChange, seeChange } from "./seeChange.fixture.ts";

let fixture: ActivityFixture;
let template: number;
let note: number;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  ({ template } = await fixture.begin());
  await insertNote(fixture, fixture.ritsu, template, today);
  note = (await fixture.sql("select id from notes")).rows[0].id;
});

const pages = () => ({
  queue: "notes",
  unanswered: "notes?view=unanswered",
  starred: "notes?view=starred",
  note: `notes/note/${note}`,
  player: `notes/player/${fixture.ritsu.id}?from=${today}&to=${today}`,
});
const post = async (path: string, payload: object, as: "coach" | "colleague" = "coach") => {
  const reply = await fixture.call("POST", `notes/${path}`, payload, as);
  if (reply.statusCode !== 200) throw new Error(reply.body);
};
const ofNote = (more: object = {}) => ({ note_id: note, version: 0, ...more });
const stamp = (kind: string | null) => post("stamp", { notes: [ofNote()], stamp: kind, anyway: true });
const comment = () => post("comment", ofNote({ text: "ナイス", anyway: true }));
const about = (sql: string) => () => fixture.sql(sql.replaceAll("$ritsu", `${fixture.ritsu.id}`), []);

/** A third coach has stamped, commented on and read the note. */
async function insertAnswersOfThird() {
  const { id } = await addUser(fixture.db, fixture.teamId, { name: "岡 三郎" });
  await fixture.sql(
    `insert into note_stamps (team_id, note_id, user_id, author, stamp, created_at) values ($1, $2, $3, '岡', 'nice', $4)`,
    [fixture.teamId, note, id, start],
  );
  await fixture.sql(
    `insert into note_comments (team_id, note_id, user_id, author, text, created_at) values ($1, $2, $3, '岡', 'よし', $4)`,
    [fixture.teamId, note, id, start],
  );
  await fixture.sql("insert into note_reads values ($1, $2, $3, $4)", [fixture.teamId, note, id, start]);
}

const changes: PageChange[] = [
  {
    name: "ノートが書かれる",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    change: () =>
      fixture.sql(
        `insert into notes (team_id, member_id, day, written_at, body, excerpt, scale, source, source_id)
         values ($1, $2, $3, $4, '朝練', '朝練', 4, 'test', '1')`,
        [fixture.teamId, fixture.ritsu.id, today, new Date(start.getTime() - 1000)],
      ),
  },
  {
    name: "ノートが直される",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    change: () => fixture.sql("update notes set excerpt = '直した', changed_at = now(), pain = true"),
  },
  {
    name: "ノートが消される",
    changed: forBothCoaches("queue", "note", "player"),
    change: () => fixture.sql("delete from notes"),
  },
  {
    name: "スタンプが付く",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    change: () => stamp("nice"),
  },
  {
    name: "スタンプが取り消される",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    given: () => stamp("nice"),
    change: () => stamp(null),
  },
  { name: "コメントが付く", changed: forBothCoaches("queue", "unanswered", "note", "player"), change: () => comment() },
  {
    name: "コメントが消される",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    given: () => comment(),
    change: async () => {
      const { rows } = await fixture.sql("select id from note_comments");
      await post("comment/delete", { note_id: note, comment_id: rows[0].id });
    },
  },
  {
    name: "ノートを読む：自分には既読、ほかのコーチには読んだ人",
    changed: ["queue", "unanswered", "note", "player", "note: colleague"],
    change: () => post("read", { note_id: note }),
  },
  {
    name: "お気に入りは、付けた人だけのもの",
    changed: ["queue: colleague", "starred: colleague", "note: colleague", "player: colleague"],
    change: () => post("star", { note_id: note, starred: true }, "colleague"),
  },
  {
    name: "お気に入りを外す",
    changed: ["queue", "starred", "note"],
    given: () => post("star", { note_id: note, starred: true }),
    change: () => post("star", { note_id: note, starred: false }),
  },
  {
    name: "家族が返信を見る",
    changed: forBothCoaches("note"),
    given: () => comment(),
    change: () => fixture.sql("update notes set reply_read_at = replied_at"),
  },
  {
    name: "返信したコーチが改名する",
    changed: forBothCoaches("queue", "note", "player"),
    given: () => stamp("nice"),
    change: () => fixture.sql("update users set name = name || '（旧姓 山田）' where id = $1", [fixture.coachId]),
  },
  {
    name: "返信したコーチの役割が変わる",
    changed: forBothCoaches("queue", "note", "player"),
    given: () => comment().then(() => stamp("nice")),
    change: () => fixture.sql("update users set coach_type = 'coach' where id = $1", [fixture.coachId]),
  },
  {
    name: "返信したコーチのアカウントがなくなる",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    given: () => insertAnswersOfThird(),
    change: () => fixture.sql("delete from users where name = '岡 三郎'"),
  },
  {
    name: "読んだコーチのアカウントがなくなる",
    changed: forBothCoaches("note"),
    given: async () => {
      await insertAnswersOfThird();
      await fixture.sql("delete from note_stamps; delete from note_comments");
    },
    change: () => fixture.sql("delete from users where name = '岡 三郎'"),
  },
  {
    name: "コメントだけが消える",
    changed: forBothCoaches("queue", "note", "player"),
    given: () => insertAnswersOfThird(),
    change: () => fixture.sql("delete from note_comments"),
  },
  {
    name: "練習が記録される",
    changed: forBothCoaches("note"),
    change: () =>
      fixture.sql(
        `insert into training_entries (team_id, member_id, date, menu, minutes, rpe, source, source_id)
         values ($1, $2, $3, 'swing', 30, 5, 'manual', 'one')`,
        [fixture.teamId, fixture.ritsu.id, today],
      ),
  },
  {
    name: "投球数が入る",
    changed: forBothCoaches("note"),
    change: () =>
      fixture.sql(
        "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', 40)",
        [fixture.teamId, fixture.ritsu.id, today],
      ),
  },
  {
    name: "球を測る",
    changed: forBothCoaches("note"),
    change: () =>
      fixture.sql(
        `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
         values ($1, $2, $3, 1, 1, 'hard', 120)`,
        [fixture.teamId, fixture.ritsu.id, start],
      ),
  },
  { name: "測定項目の値が入る", changed: forBothCoaches("note"), change: () => insertValue() },
  {
    name: "測定項目の名前が変わる",
    changed: forBothCoaches("note"),
    given: () => insertValue(),
    change: () => fixture.sql("update measure_items set name = name || '（光電管）'"),
  },
  {
    name: "選手の名前が変わる",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    change: about("update members set last_name = '改名' where id = $ritsu"),
  },
  {
    name: "選手が離れる",
    changed: forBothCoaches("queue", "unanswered"),
    change: about("update members set state = 'archived' where id = $ritsu"),
  },
  {
    name: "選手が削除される",
    changed: forBothCoaches("queue", "unanswered", "note", "player"),
    change: about("update members set deleted_at = now() where id = $ritsu"),
  },
  {
    name: "日が変わる",
    changed: forBothCoaches("player"),
    change: async () => fixture.moveTo(afterStart(dayMs)),
  },
];

function insertValue() {
  return fixture.sql(
    `insert into measure_values (team_id, member_id, item_id, date, value, entered_at)
     select team_id, $2, id, $3, 7.5, now() from measure_items where team_id = $1`,
    [fixture.teamId, fixture.ritsu.id, today],
  );
}

describe("ノートの一覧、1つのノート、選手のノートは、変わったあとすぐに新しく、ほかの人の印は混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    const differing = await seeChange(fixture, pages(), given);
    expect(differing).toEqual(expect.arrayContaining(changed));
    expect(differing.filter((name) => name.endsWith("stranger"))).toEqual([]);
    await fixture.sql("update members set last_name = '坂口', state = 'active', deleted_at = null where id = $1", [
      fixture.ritsu.id,
    ]);
    await fixture.sql("update users set coach_type = 'manager' where id = $1", [fixture.coachId]);
    await fixture.sql(
      "delete from training_entries; delete from pitch_counts; delete from measurements; delete from measure_values",
    );
  });

  test("お気に入りは、付けていないコーチの画面を変えない", async () => {
    const change = () => post("star", { note_id: note, starred: true }, "colleague");
    const differing = await seeChange(fixture, pages(), { change });
    expect(differing.filter((name) => !name.endsWith("colleague"))).toEqual([]);
  });
});
