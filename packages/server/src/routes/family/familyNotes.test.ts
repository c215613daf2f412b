import type { ChildNotes } from "@kyuseki/domain";
import { scripts } from "@kyuseki/domain/hostileTexts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "./family.fixtures.ts";
import { anyDay, later, type NoteFixture, openNoteFixture, said } from "./familyNotes.fixture.ts";

let fixture: NoteFixture;
beforeAll(async () => {
  fixture = await openNoteFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());
describe("NO-3: 家族のページでノートを書く", () => {
  test("送ったノートが残り、読み返せる。痛みの質問の○は、先に見せるノートになる", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const answers = [said(" 声を出せた\n "), said(4, 2), said(true, 3), said("なくなった質問", 99)];
    const sent = await fixture.write(token, hana, template, { answers, writer: "together" });
    expect(sent.json<ChildNotes>()).toEqual({
      member_id: hana.id,
      readable: true,
      forms: [
        {
          template_id: template,
          version: 1,
          name: "ふりかえり",
          day: "2026-11-20",
          deadline: null,
          readers: "by_age",
          questions: anyDay.questions,
          sent: {
            note_id: expect.any(Number),
            changes: 0,
            version: 1,
            answers: [said("声を出せた"), said(4, 2), said(true, 3)],
            writer: "together",
            at: start.toISOString(),
            late: false,
          },
        },
      ],
      notes: [
        {
          note_id: expect.any(Number),
          day: "2026-11-20",
          written_at: start.toISOString(),
          title: "ふりかえり",
          parts: [
            { label: "今日できたこと", kind: "text", scale: null, text: "声を出せた" },
            { label: "手ごたえ", kind: "scale", scale: 4, text: "4" },
            { label: "痛いところはありますか", kind: "yes_no", scale: null, text: "○" },
          ],
          stamps: [],
          comments: [],
          new_answer: false,
        },
      ],
      goals: null,
    });
    expect(await fixture.rows("select excerpt, scale, pain, replies, title from notes")).toEqual([
      { excerpt: "声を出せた", scale: 4, pain: true, replies: 0, title: "ふりかえり" },
    ]);
  });

  test("同じノートをまた送っても、1つのまま何も変わらない", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.write(token, hana, template);
    const before = await fixture.standing();
    fixture.setClock(later(1));
    expect((await fixture.write(token, hana, template)).statusCode).toBe(200);
    expect(await fixture.standing()).toBe(before);
  });

  test("2台から同時に送っても1つ。後の1台は、先に送られたと知る", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const texts = ["父の端末", "母の端末", "本人の端末"];
    const replies = await Promise.all(
      texts.map((text) => fixture.write(token, hana, template, { answers: [said(text)] })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "conflict", error: expect.stringContaining("先に送られています") });
    expect(await fixture.rows("select changes from notes")).toEqual([{ changes: 0 }]);
  });

  test("変えると返事は残り、変えた時刻が出る。前の版から変えると断られる", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.write(token, hana, template);
    await fixture.db.query(
      `insert into note_stamps (team_id, note_id, user_id, author, stamp, created_at)
       select team_id, id, $1, '大野 直人 監督', 'nice', $2 from notes`,
      [fixture.coachId, start],
    );
    await fixture.db.query("update notes set replies = 1, replied_at = $1", [start]);
    fixture.setClock(later(1));
    const changed = (
      await fixture.write(token, hana, template, { changes: 0, answers: [said("肩が痛い")] })
    ).json<ChildNotes>();
    expect(changed.forms[0]?.sent).toMatchObject({ changes: 1, at: later(1).toISOString() });
    expect(changed.notes[0]).toMatchObject({
      written_at: start.toISOString(),
      new_answer: true,
      stamps: [{ stamp: "nice", by: "大野 直人 監督", at: start.toISOString() }],
    });
    expect(await fixture.rows("select excerpt, pain, replies, changes from notes")).toEqual([
      { excerpt: "肩が痛い", pain: true, replies: 1, changes: 1 },
    ]);
    const stale = await fixture.write(token, hana, template, { changes: 0, answers: [said("別の端末")] });
    expect(stale.statusCode).toBe(409);
    expect((await fixture.notesOf(token, hana))?.notes[0]?.parts[0]?.text).toBe("肩が痛い");
  });

  test.each(Object.values(scripts).slice(0, 5))("危ない文章も、そのまま残って読める", async (text) => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.write(token, hana, template, { answers: [said(text.slice(0, 200))] });
    expect((await fixture.notesOf(token, hana))?.notes[0]?.parts[0]?.text).toBe(text.slice(0, 200).trim());
  });
});

describe("NO-1: 指導者の返事を読む", () => {
  test("読むと新しい印が消え、次の返事でまたつく。ほかの家族のノートは404", async () => {
    const { hana, miyamoto } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const sent = (await fixture.write(token, hana, template)).json<ChildNotes>();
    const note_id = sent.notes[0]?.note_id ?? 0;
    const replyAt = (at: Date) => fixture.db.query("update notes set replied_at = $1, replies = 1", [at]);
    const isNew = async () => (await fixture.notesOf(token, hana))?.notes[0]?.new_answer;
    await replyAt(later(1));
    fixture.setClock(later(2));
    expect(await isNew()).toBe(true);
    const stranger = await fixture.linkOf(miyamoto);
    expect((await fixture.send("notes/read", { token: stranger, note_id })).statusCode).toBe(404);
    expect(await isNew()).toBe(true);
    expect((await fixture.send("notes/read", { token, note_id })).json()).toEqual({ success: true });
    expect(await isNew()).toBe(false);
    await replyAt(later(3));
    expect(await isNew()).toBe(true);
  });
});
