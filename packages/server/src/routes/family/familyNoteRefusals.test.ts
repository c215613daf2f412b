import { emptyGoalSheet } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { done, feeling, type NoteFixture, openNoteFixture, said } from "./familyNotes.fixture.ts";

let fixture: NoteFixture;
beforeAll(async () => {
  fixture = await openNoteFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());
describe("NO-3: 送れないノート", () => {
  test.each([
    {
      name: "5,000文字の文章",
      answers: [said("あ".repeat(5000))],
      fields: { "questions.1": "200文字以内で入力してください" },
    },
    { name: "白紙", answers: [], fields: { "questions.1": "文章で答えてください" } },
    {
      name: "範囲の外の手ごたえ",
      answers: [said("声"), said(6, 2)],
      fields: { "questions.2": "1〜5を選んでください" },
    },
  ])("$name は、その質問のところに文が出て、何も残らない", async ({ answers, fields }) => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const before = await fixture.standing();
    const reply = await fixture.write(token, hana, template, { answers });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect(await fixture.standing()).toBe(before);
  });

  test("必須の質問がなくても、白紙は送れない", async () => {
    const { hana } = fixture;
    const template = await fixture.add({ questions: [feeling] });
    const reply = await fixture.write(await fixture.linkOf(hana), hana, template, { answers: [] });
    expect(reply.json().fields).toEqual({ answers: "まだ何も書かれていません。1つ以上の質問に答えてください" });
  });

  test("20問に合わせて4,000文字書いても届く", async () => {
    const { hana } = fixture;
    const questions = Array.from({ length: 20 }, (_, index) => ({ ...done, id: index + 1, text_max: 1000 }));
    const template = await fixture.add({ questions });
    const answers = questions.map(({ id }) => said("髙".repeat(200), id));
    expect((await fixture.write(await fixture.linkOf(hana), hana, template, { answers })).statusCode).toBe(200);
  });

  test("ほかの家族の子、ほかのチームの子、なくなったテンプレートは404で、何も変わらない", async () => {
    const { hana, miyamoto, foreign } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const before = await fixture.standing();
    const replies = [
      await fixture.write(token, miyamoto, template),
      await fixture.write(token, foreign, template),
      await fixture.write(token, hana, 999_999),
      await fixture.write(token, hana, template, { version: 9 }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await fixture.standing()).toBe(before);
  });

  test("止められたリンクは、読みも書きもできない", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    await fixture.send("stop", { token });
    const before = await fixture.standing();
    const replies = [
      await fixture.send("notes", { token }),
      await fixture.write(token, hana, template),
      await fixture.send("notes/read", { token, note_id: 1 }),
      await fixture.send("notes/goals", { token, member_id: hana.id, version: 0, sheet: emptyGoalSheet() }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect(await fixture.dueOf(token)).toBeNull();
    expect(await fixture.standing()).toBe(before);
  });

  test("1つのリンクから書き続けると、429で待ってもらう", async () => {
    const { hana } = fixture;
    const template = await fixture.add();
    const token = await fixture.linkOf(hana);
    const codes: number[] = [];
    while (codes.length < 201 && codes.at(-1) !== 429)
      codes.push((await fixture.write(token, hana, template)).statusCode);
    expect([codes[0], codes.at(-1)]).toEqual([200, 429]);
  });
});
