import { noticeLimits } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start, tomorrowAtNine } from "../../routes/family/family.fixtures.ts";
import { insertNote, insertTemplate } from "../../routes/openItems/askedNotes.fixture.ts";
import { startTestServer } from "../../testing.ts";
import { type ActivityFixture, afterStart, dayMs, hourMs, openActivityFixture, today } from "./activity.fixture.ts";
import type { PageChange } from "./seeChange.fixture.ts";

let fixture: ActivityFixture;
let made: Awaited<ReturnType<ActivityFixture["begin"]>>;
let tokens: Record<string, string>;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.sql(
    `update members set state = 'active', last_name = '宮本', grade = 'e5', guardian_email = 'hogosha@miyamoto.example'
     where id = $1`,
    [fixture.miyamoto.id],
  );
  await fixture.sql("update members set guardian_email = 'hogosha@sakaguchi.example' where id = $1", [fixture.hana.id]);
  await fixture.sql("update teams set name = 'クラブ', logo = null, closed_at = null");
  made = await fixture.begin();
  const { miyamoto, ritsu, foreign } = fixture;
  tokens = {
    mailed: await fixture.linkOf(miyamoto, { recipient: "hogosha@miyamoto.example" }),
    printed: await fixture.linkOf(miyamoto, { recipient: null, expires_at: afterStart(2 * dayMs) }),
    own: await fixture.linkOf(miyamoto, { member_id: miyamoto.id, recipient: "yuto@miyamoto.example" }),
    sakaguchi: await fixture.linkOf(ritsu),
    foreign: await fixture.linkOf(foreign),
  };
});

const ofMiyamoto = ["mailed", "printed", "own"];
const everybody = [...ofMiyamoto, "sakaguchi", "foreign"];
const setOfMember = (set: string) => fixture.sql(`update members set ${set} where id = $1`, [fixture.miyamoto.id]);
const insertStop = () =>
  fixture.sql("insert into mail_stops values ($1, 'hogosha@miyamoto.example', now())", [fixture.teamId]);

async function ask({ app }: Pick<ActivityFixture, "app">, names: readonly string[]) {
  const pages: Record<string, object> = {};
  for (const name of names) {
    const payload = { token: tokens[name] };
    const reply = await app.inject({ method: "POST", url: "/api/family/page", payload });
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([200, "no-store"]);
    pages[name] = reply.json();
  }
  return pages;
}

/** What a server answers that has kept nothing and is asked the other way round. */
async function askAnew() {
  const { databaseUrl, now, config } = fixture;
  const fresh = await startTestServer({ now, databaseUrl, config });
  return ask(fresh, everybody.toReversed()).finally(() => fresh.stop());
}

const changes: PageChange[] = [
  {
    name: "リンクを取り消す",
    changed: ["mailed"],
    change: () =>
      fixture.sql("update family_links set revoked_at = $1 where recipient = 'hogosha@miyamoto.example'", [start]),
  },
  { name: "リンクの期限が切れる", changed: ["printed"], change: async () => fixture.moveTo(afterStart(2 * dayMs)) },
  { name: "クラブが閉じる", changed: everybody, change: () => fixture.sql("update teams set closed_at = $1", [start]) },
  {
    name: "クラブの名前が変わる",
    changed: everybody,
    change: () => fixture.sql("update teams set name = name || '（旧 青葉）'"),
  },
  { name: "クラブの印が変わる", changed: everybody, change: () => fixture.sql("update teams set logo = 'b.webp'") },
  { name: "選手が離れる", changed: ofMiyamoto, change: () => setOfMember("state = 'archived'") },
  { name: "選手が削除される", changed: ofMiyamoto, change: () => setOfMember("deleted_at = now()") },
  { name: "選手の名前が変わる", changed: ofMiyamoto, change: () => setOfMember("last_name = '改名'") },
  {
    name: "きょうだいがほかの家族になる",
    changed: ["sakaguchi"],
    change: () =>
      fixture.sql("update members set guardian_email = 'haha@hana.example' where id = $1", [fixture.hana.id]),
  },
  {
    name: "お知らせを読む",
    changed: ["mailed", "printed", "sakaguchi"],
    change: () => fixture.sql("update notice_recipients set family_read_version = 0, family_read_at = now()"),
  },
  {
    name: "お知らせに答える",
    changed: [...ofMiyamoto, "sakaguchi"],
    change: () => fixture.sql("update notice_recipients set answer = '参加', answered_at = now()"),
  },
  {
    name: "お知らせが訂正される",
    changed: [...ofMiyamoto, "sakaguchi"],
    change: () =>
      fixture.versionOf(fixture.teamId, made.notice, 1, { title: "日曜の練習", body: "14時から", leaves_at: start }),
  },
  {
    name: "お知らせに添付が付く",
    changed: [...ofMiyamoto, "sakaguchi"],
    change: () => insertFile(),
  },
  {
    name: "お知らせが古くなる",
    changed: [...ofMiyamoto, "sakaguchi"],
    given: () =>
      fixture.sql("update notices set leaves_at = $1", [afterStart(60_000 - noticeLimits.shownDays * dayMs)]),
    change: async () => fixture.moveTo(afterStart(120_000)),
  },
  {
    name: "出欠を答える",
    changed: ofMiyamoto,
    change: () =>
      fixture.sql(
        `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
         values ($1, $2, $3, 'coming', now(), false)`,
        [fixture.teamId, made.event, fixture.miyamoto.id],
      ),
  },
  {
    name: "ほかの家族が答えて、定員に達する",
    changed: ofMiyamoto,
    given: () => fixture.sql("update events set capacity = 1"),
    change: () =>
      fixture.sql(
        `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
         values ($1, $2, $3, 'coming', now(), false)`,
        [fixture.teamId, made.event, fixture.hana.id],
      ),
  },
  {
    name: "車を出す",
    changed: ["mailed", "printed"],
    given: () => fixture.sql("update events set cars = true"),
    change: () =>
      fixture.sql("insert into event_cars values ($1, $2, $3, 'offer', 3, now())", [
        fixture.teamId,
        made.event,
        fixture.miyamoto.family_id,
      ]),
  },
  {
    name: "当番が決まる",
    changed: ofMiyamoto,
    change: () =>
      fixture.sql(
        "insert into event_duties (team_id, event_id, position, name, family_id) values ($1, $2, 1, '会場係', $3)",
        [fixture.teamId, made.event, fixture.miyamoto.family_id],
      ),
  },
  {
    name: "行事が中止になる",
    changed: ofMiyamoto,
    change: () => fixture.sql("update events set state = 'cancelled', cancelled_at = now()"),
  },
  {
    name: "行事が終わる",
    changed: ofMiyamoto,
    change: async () => fixture.moveTo(new Date(tomorrowAtNine.getTime() + 3 * hourMs)),
  },
  { name: "メールを止める", changed: ["mailed"], change: () => insertStop() },
  {
    name: "メールを止めるのをやめる",
    changed: ["mailed"],
    given: () => insertStop(),
    change: () => fixture.sql("delete from mail_stops"),
  },
  {
    name: "ノートを書く",
    changed: ofMiyamoto,
    change: () => insertNote(fixture, fixture.miyamoto, made.template, today),
  },
  {
    name: "テンプレートを使わなくなる",
    changed: ofMiyamoto,
    change: () => fixture.sql("update note_templates set archived_at = now()"),
  },
  {
    name: "ノートを書ける時刻になる",
    changed: ofMiyamoto,
    given: () =>
      insertTemplate(fixture, { name: "昼", weekdays: [5], opens: "12:01", grades: ["e5"], asks_since: start }),
    change: async () => fixture.moveTo(afterStart(60_000)),
  },
  { name: "学年が変わる", changed: ofMiyamoto, change: () => setOfMember("grade = 'e6'") },
];

function insertFile() {
  return fixture.sql(
    `insert into notice_files (team_id, notice_id, name, type, bytes, file, created_at)
     values ($1, $2, '案内.pdf', 'application/pdf', 9, 'notices/a.pdf', now())`,
    [fixture.teamId, made.notice],
  );
}

describe("家族のページは、変わったあとすぐに新しく、ほかの家族のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, given, change }) => {
    await given?.();
    const before = await ask(fixture, everybody);
    await change();
    const after = await ask(fixture, everybody);
    expect(after).toEqual(await askAnew());
    const differing = everybody.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    expect(differing).toEqual(expect.arrayContaining(changed));
    await setOfMember("deleted_at = null");
  });

  test("取り消されたリンクは、すぐに何も見せない。ほかのリンクは開いたまま", async () => {
    await ask(fixture, everybody);
    await fixture.sql("update family_links set revoked_at = $1 where recipient is null", [start]);
    const pages = await ask(fixture, everybody);
    expect(pages.printed).toMatchObject({ state: "revoked", children: [], notices: [], events: [], notes: null });
    expect(pages.mailed).toMatchObject({ state: "open", children: [{ member_id: fixture.miyamoto.id }] });
  });

  test("変わらなければ、作り直さない。添付の住所は、いつも半時間は開く", async () => {
    await insertFile();
    const untilOf = async () => {
      const { notices } = (await ask(fixture, ["mailed"])).mailed as { notices: { files: { url: string }[] }[] };
      return Number(notices[0]?.files[0]?.url.split("/").at(-1)?.split(".")[0]) * 1000;
    };
    const first = await untilOf();
    fixture.moveTo(afterStart(29 * 60_000));
    expect(await untilOf()).toBe(first);
    fixture.moveTo(afterStart(30 * 60_000));
    expect(await untilOf()).toBe(first + 30 * 60_000);
  });
});
