import { emptyGoalSheet, newQuestion, type StoredGoalSheet } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "./family.fixtures.ts";
import { feeling, later, type NoteFixture, openNoteFixture, said } from "./familyNotes.fixture.ts";

let fixture: NoteFixture;
beforeAll(async () => {
  fixture = await openNoteFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());
describe("NO-3: だれが読めるか", () => {
  const high = async () => {
    await fixture.db.query("update members set grade = 'h1' where id = $1", [fixture.ritsu.id]);
    return fixture.ritsu;
  };
  const younger = () => fixture.db.query("update members set grade = 'j2' where id = $1", [fixture.ritsu.id]);

  test("高校生のノートは、家族のリンクでは読めず書けない。本人のリンクなら読める", async () => {
    const ritsu = await high();
    const template = await fixture.add();
    await fixture.write(await fixture.playersLink(ritsu), ritsu, template);
    const family = await fixture.linkOf(ritsu);
    const forFamily = await fixture.notesOf(family, ritsu);
    const refused = await fixture.write(family, ritsu, template, { changes: 0, answers: [said("家族が書く")] });
    const forPlayer = await fixture.notesOf(await fixture.playersLink(ritsu), ritsu);
    await younger();
    expect(forFamily).toEqual({ member_id: ritsu.id, readable: false, forms: [], notes: [], goals: null });
    expect(refused.statusCode).toBe(404);
    expect(forPlayer).toMatchObject({
      readable: true,
      forms: [{ template_id: template }],
      notes: [{ title: "ふりかえり" }],
    });
  });

  test("「保護者も」なら高校生のも読め、「本人だけ」なら小学生のも読めない", async () => {
    const ritsu = await high();
    const { hana } = fixture;
    const [open, closed] = [
      await fixture.add({ readers: "guardians" }),
      await fixture.add({ readers: "player", name: "本人だけ" }),
    ];
    for (const person of [ritsu, hana]) {
      const token = await fixture.playersLink(person);
      await fixture.write(token, person, open);
      await fixture.write(token, person, closed);
    }
    const token = await fixture.linkOf(ritsu);
    const shown = [await fixture.notesOf(token, ritsu), await fixture.notesOf(token, hana)];
    await younger();
    expect(shown.map((child) => child?.notes.map(({ title }) => title))).toEqual([["ふりかえり"], ["ふりかえり"]]);
    expect(shown.map((child) => child?.forms.map(({ template_id }) => template_id))).toEqual([[open], [open]]);
  });

  test("「本人だけ」と知らせて書かれたノートは、「保護者も」に変えたあとも、家族には出ない", async () => {
    const { hana } = fixture;
    const template = await fixture.add({ readers: "player" });
    const [own, family] = [await fixture.playersLink(hana), await fixture.linkOf(hana)];
    await fixture.write(own, hana, template);
    await fixture.change(template, { readers: "guardians" }, later(1));
    fixture.setClock(later(2));
    const [note] = (await fixture.notesOf(own, hana))?.notes ?? [];
    const forFamily = await fixture.notesOf(family, hana);
    expect([forFamily?.notes, forFamily?.forms]).toEqual([[], []]);
    expect((await fixture.notesOf(own, hana))?.forms).toMatchObject([{ version: 1, readers: "player" }]);
    const refused = await fixture.write(family, hana, template, { version: 2, changes: 0 });
    const unread = await fixture.send("notes/read", { token: family, note_id: note?.note_id });
    expect([refused.statusCode, unread.statusCode]).toEqual([404, 404]);

    fixture.setClock(later(24));
    await fixture.write(own, hana, template, { version: 2, day: "2026-11-21" });
    expect((await fixture.notesOf(family, hana))?.notes.map(({ day }) => day)).toEqual(["2026-11-21"]);
  });

  test("「保護者も」と知らせて書かれたノートは、「本人だけ」に変えたあとも家族が読め、書き直しは本人だけ", async () => {
    const ritsu = await high();
    const template = await fixture.add({ readers: "guardians" });
    const family = await fixture.linkOf(ritsu);
    await fixture.write(family, ritsu, template, { writer: "together" });
    await fixture.change(template, { readers: "player" }, later(1));
    fixture.setClock(later(2));
    const forFamily = await fixture.notesOf(family, ritsu);
    const refused = await fixture.write(family, ritsu, template, { changes: 0, answers: [said("書き直す")] });
    await younger();
    expect(forFamily).toMatchObject({ readable: true, forms: [], notes: [{ day: "2026-11-20" }] });
    expect(refused.statusCode).toBe(404);
  });

  test("姉妹製品のノートは、学年で読める人が決まる", async () => {
    const ritsu = await high();
    await fixture.db.query(
      `insert into notes (team_id, member_id, day, written_at, title, body, source, source_id)
       select team_id, id, '2026-11-19', $2, '今週の日記', '走りこみをした', 'nextshot', id::text from members
       where team_id = $1`,
      [fixture.teamId, start],
    );
    const token = await fixture.linkOf(ritsu);
    const shown = [
      await fixture.notesOf(token, ritsu),
      await fixture.notesOf(token, fixture.hana),
      await fixture.notesOf(await fixture.playersLink(ritsu), ritsu),
    ];
    await younger();
    expect(shown.map((child) => child?.notes.map(({ title }) => title))).toEqual([[], ["今週の日記"], ["今週の日記"]]);
    expect(shown[1]?.notes[0]?.parts).toEqual([{ label: "", kind: "text", scale: null, text: "走りこみをした" }]);
  });
});

describe("NO-2: 家族が書く9マス目標", () => {
  const asking = { questions: [{ ...newQuestion(1, "goals"), label: "できたマス", required: true }, { ...feeling }] };
  const withGoal = (text: string) => {
    const sheet = emptyGoalSheet();
    const goals = sheet.goals.map((goal, index) => (index === 1 ? { ...goal, text } : goal));
    return { ...sheet, centre: { ...sheet.centre, text: "県大会" }, goals };
  };

  test("ノートは、書いたときの目標のまま。目標を書きかえても変わらない", async () => {
    const { hana } = fixture;
    const template = await fixture.add(asking);
    const token = await fixture.linkOf(hana);
    const save = (version: number, text: string) =>
      fixture.send("notes/goals", { token, member_id: hana.id, version, sheet: withGoal(text) });
    const first = (await save(0, "体づくり")).json<StoredGoalSheet>();
    expect(first).toMatchObject({ member_id: hana.id, version: 1, updated_at: start.toISOString(), measured: [] });
    await fixture.write(token, hana, template, { answers: [said([2])] });
    expect((await save(1, "送球")).json<StoredGoalSheet>().version).toBe(2);
    expect((await save(1, "古い端末")).statusCode).toBe(409);
    const shown = await fixture.notesOf(token, hana);
    expect(shown?.notes[0]?.parts).toEqual([{ label: "できたマス", kind: "goals", scale: null, text: "体づくり" }]);
    expect(shown?.goals?.sheet.goals[1]?.text).toBe("送球");
    expect(await fixture.rows("select goals from notes")).toMatchObject([{ goals: { centre: "県大会" } }]);
  });

  test("目標がまだ白紙なら、必須でも答えずに送れる", async () => {
    const { hana } = fixture;
    const template = await fixture.add(asking);
    const reply = await fixture.write(await fixture.linkOf(hana), hana, template, { answers: [said(3, 2)] });
    expect(reply.statusCode).toBe(200);
  });

  test("ほかの家族の子の目標は書けない。たのむテンプレートがなければ、目標は出ない", async () => {
    const { hana, miyamoto } = fixture;
    const token = await fixture.linkOf(hana);
    await fixture.add();
    expect((await fixture.notesOf(token, hana))?.goals).toBeNull();
    await fixture.add(asking);
    const before = await fixture.standing();
    const body = { token, member_id: miyamoto.id, version: 0, sheet: withGoal("体づくり") };
    expect((await fixture.send("notes/goals", body)).statusCode).toBe(404);
    expect(await fixture.standing()).toBe(before);
  });
});
