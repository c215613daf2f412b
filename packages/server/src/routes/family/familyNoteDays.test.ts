import type { ChildNotes } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { start } from "./family.fixtures.ts";
import { anyDay, done, feeling, later, type NoteFixture, openNoteFixture, said } from "./familyNotes.fixture.ts";

let fixture: NoteFixture;
beforeAll(async () => {
  fixture = await openNoteFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());
describe("NO-2: テンプレートが変わっても", () => {
  test("版1で書いたノートは、版2の後も同じに読め、版1の質問で変えられる", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const before = (
      await fixture.write(token, hana, template, { answers: [said("声を出せた"), said(4, 2)] })
    ).json<ChildNotes>();
    const second = { name: "新しいふりかえり", questions: [{ ...done, label: "まったく別の質問" }] };
    await fixture.change(template, second, later(1));
    fixture.setClock(later(2));
    const shown = await fixture.notesOf(token, hana);
    expect(shown?.notes).toEqual(before.notes);
    expect(shown?.forms[0]).toMatchObject({ version: 1, name: "ふりかえり", questions: anyDay.questions });
    const changed = await fixture.write(token, hana, template, { changes: 0, answers: [said("もっと声を出せた")] });
    expect(changed.json<ChildNotes>().notes[0]?.parts).toEqual([
      { label: "今日できたこと", kind: "text", scale: null, text: "もっと声を出せた" },
    ]);
  });

  test.each([
    { days: 6.9, status: 200 },
    { days: 7.1, status: 409 },
  ])("質問が変わって $days 日のうちは、前の質問のまま送ると $status", async ({ days, status }) => {
    const { hana } = fixture;
    const template = await fixture.add();
    await fixture.change(template, { questions: [feeling] }, later(-24 * days));
    const reply = await fixture.write(await fixture.linkOf(hana), hana, template);
    expect(reply.statusCode).toBe(status);
    expect(await fixture.rows("select template_version, excerpt from notes")).toEqual(
      status === 200 ? [{ template_version: 1, excerpt: "声を出せた" }] : [],
    );
  });

  test.each([
    { days: 6.9, status: 200 },
    { days: 7.1, status: 409 },
  ])("使わなくなって $days 日なら、書きかけを送ると $status。用紙はもう出ない", async ({ days, status }) => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.db.query("update note_templates set archived_at = $1", [later(-24 * days)]);
    const reply = await fixture.write(token, hana, template);
    expect(reply.statusCode).toBe(status);
    expect((await fixture.notesOf(token, hana))?.forms).toEqual([]);
    if (status === 409) expect(reply.json().error).toContain("指導者に直接");
  });

  test.each([
    { what: "その日までの、年度更新の前の学年のノートは送れる", days: 0, status: 200 },
    { what: "年度更新のあとの日のノートは送れない", days: 1, status: 409 },
  ])("年度更新で学年が変わっても、書きかけの$what", async ({ days, status }) => {
    const { hana, db, teamId } = fixture;
    const template = await fixture.add({ grades: ["e6"] });
    const token = await fixture.linkOf(hana);
    onTestFinished(async () => {
      await db.query("delete from year_changes");
      await db.query("update members set grade = 'e4' where id = $1", [hana.id]);
    });
    await db.query("update members set grade = 'j1' where id = $1", [hana.id]);
    await db.query(
      `with year as (insert into year_changes (team_id, to_year, done_at) values ($1, 2027, $3) returning id)
       insert into year_change_moves select $1, id, $2, 'up', 'e6', 'j1' from year`,
      [teamId, hana.id, later(-24 * days)],
    );
    expect((await fixture.write(token, hana, template)).statusCode).toBe(status);
    expect((await fixture.notesOf(token, hana))?.forms).toEqual([]);
  });
});

describe("NO-3: ノートの日と締め切り", () => {
  /** Thursday from 19:00, until Friday noon. */
  const thursday = { weekdays: [4], opens: "19:00", due_days: 1, due: "12:00" };

  test("締め切りちょうどは間に合い、1秒過ぎると遅れ。次が届くまで変えられる", async () => {
    const { hana, ritsu } = fixture;
    const template = await fixture.add(thursday);
    const token = await fixture.linkOf(hana);
    expect(await fixture.dueOf(token)).toEqual({ due: 2 });
    await fixture.write(token, hana, template, { day: "2026-11-19" });
    fixture.setClock(new Date(start.getTime() + 1000));
    await fixture.write(token, ritsu, template, { day: "2026-11-19" });
    expect(await fixture.rows("select member_id, late from notes order by written_at")).toEqual([
      { member_id: hana.id, late: false },
      { member_id: ritsu.id, late: true },
    ]);
    expect(await fixture.dueOf(token)).toEqual({ due: 0 });
    fixture.setClock(new Date("2026-11-26T09:59:59Z"));
    const changed = await fixture.write(token, hana, template, {
      day: "2026-11-19",
      changes: 0,
      answers: [said("変えた")],
    });
    expect(changed.json<ChildNotes>().forms[0]?.sent).toMatchObject({ changes: 1, late: false });
    fixture.setClock(new Date("2026-11-26T10:00:00Z"));
    const tooLate = await fixture.write(token, hana, template, {
      day: "2026-11-19",
      changes: 1,
      answers: [said("また")],
    });
    expect([tooLate.statusCode, tooLate.json().error]).toEqual([
      409,
      "次のノートが届いたため、このノートはもう変えられません。",
    ]);
    expect(await fixture.dueOf(token)).toEqual({ due: 2 });
  });

  test("電波がなくて次が届いた後に送ったノートも、7日のうちなら遅れとして届く", async () => {
    const { hana } = fixture;
    const template = await fixture.add(thursday);
    const token = await fixture.linkOf(hana);
    fixture.setClock(new Date("2026-11-26T11:00:00Z"));
    expect((await fixture.write(token, hana, template, { day: "2026-11-19" })).statusCode).toBe(200);
    expect((await fixture.write(token, hana, template, { day: "2026-11-26" })).statusCode).toBe(200);
    expect(await fixture.rows("select day, late from notes order by day")).toEqual([
      { day: "2026-11-19", late: true },
      { day: "2026-11-26", late: false },
    ]);
  });

  test.each([
    { name: "届ける日でない日", day: "2026-11-18" },
    { name: "まだ来ていない日", day: "2026-11-26" },
    { name: "8日より前の日", day: "2026-11-12" },
  ])("$name のノートは断られる", async ({ day }) => {
    const { hana } = fixture;
    const template = await fixture.add(thursday);
    const reply = await fixture.write(await fixture.linkOf(hana), hana, template, { day });
    expect([reply.statusCode, reply.json().code]).toEqual([409, "conflict"]);
  });

  test("テンプレートを作る前の日のノートは、たのまれない", async () => {
    const { hana } = fixture;
    await fixture.add(thursday, later(-1));
    const token = await fixture.linkOf(hana);
    expect((await fixture.notesOf(token, hana))?.forms).toEqual([]);
    expect(await fixture.dueOf(token)).toBeNull();
    fixture.setClock(new Date("2026-11-26T10:00:00Z"));
    expect((await fixture.notesOf(token, hana))?.forms.map(({ day }) => day)).toEqual(["2026-11-26"]);
  });

  test("いつでも書けるテンプレートは、日本の真夜中に次の日になる。書けても、まだの数には入らない", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.write(token, hana, template);
    fixture.setClock(new Date("2026-11-20T14:59:59Z"));
    expect((await fixture.notesOf(token, hana))?.forms[0]?.sent).not.toBeNull();
    fixture.setClock(new Date("2026-11-20T15:00:00Z"));
    expect((await fixture.notesOf(token, hana))?.forms[0]).toMatchObject({ day: "2026-11-21", sent: null });
    expect(await fixture.dueOf(token)).toEqual({ due: 0 });
  });
});
