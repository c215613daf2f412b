import { type NoteTemplate, type NoteTemplateDraft, newQuestion, noteLimits, starterTemplates } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FamilyFixture, openFamilyFixture, start } from "../family/family.fixtures.ts";

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const draft = { ...(starterTemplates[0] as NoteTemplateDraft), grades: ["e4" as const, "e5" as const] };
const later = (hours: number) => new Date(start.getTime() + hours * 60 * 60 * 1000);
const tomorrow = later(24);

type Ids = Pick<NoteTemplate, "template_id" | "version">;
const send = (body: object, as: "coach" | "colleague" | "stranger" = "coach") =>
  fixture.call("POST", "notes/templates", { ...draft, template_id: null, version: null, ...body }, as);
const saved = async (body: object = {}) => (await send(body)).json<NoteTemplate>();
const archive = ({ template_id, version }: Ids, archived = true) =>
  fixture.call("POST", "notes/templates/archive", { template_id, version, archived });
const list = async () => (await fixture.call("GET", "notes/templates")).json<{ templates: NoteTemplate[] }>().templates;
const versions = async () =>
  (await fixture.db.query("select version, name, questions from note_template_versions order by version")).rows;
const asksSince = async () => (await fixture.db.query("select asks_since from note_templates")).rows[0].asks_since;
const actions = async () =>
  (await fixture.db.query("select action from audit_log order by id")).rows.map(({ action }) => action);

describe("NO-2: テンプレートを保存する", () => {
  test("新しいテンプレートは版1で、書いたとおりに一覧に出る。学年ごとの選手の数も", async () => {
    const made = await saved({ weekdays: [7, 2], grades: ["e5", "e4", "e5"], name: " ふりかえり " });
    expect(made).toEqual({
      ...draft,
      weekdays: [2, 7],
      template_id: expect.any(Number),
      version: 1,
      archived: false,
      notes: 0,
    });
    expect((await fixture.call("GET", "notes/templates")).json()).toEqual({
      templates: [made],
      players: [
        { grade: "e4", count: 1 },
        { grade: "e5", count: 1 },
        { grade: "j2", count: 1 },
      ],
    });
    expect(await actions()).toEqual(["note_template_saved"]);
  });

  test("保存のたびに次の版になり、前の版の質問はそのまま残る。同じ内容なら版は進まない", async () => {
    const { template_id } = await saved();
    const questions = [{ ...newQuestion(9, "yes_no"), label: "体操をしたか" }];
    const second = await saved({ template_id, version: 1, name: "新しい名前", questions });
    expect(second).toMatchObject({ template_id, version: 2, name: "新しい名前", questions });
    expect((await saved({ template_id, version: 2, name: "新しい名前", questions })).version).toBe(2);
    expect(await versions()).toEqual([
      { version: 1, name: draft.name, questions: draft.questions },
      { version: 2, name: "新しい名前", questions },
    ]);
  });

  test("開いている間にほかの人が保存していたら409。保存された内容は変わらない", async () => {
    const { template_id } = await saved();
    await send({ template_id, version: 1, name: "同僚の名前" }, "colleague");
    const refused = await send({ template_id, version: 1, name: "古い画面の名前" });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "conflict"]);
    expect(await list()).toMatchObject([{ version: 2, name: "同僚の名前" }]);
    expect((await archive({ template_id, version: 1 })).statusCode).toBe(409);
  });

  test("届ける日や時刻を変えたときだけ、前の日のノートはたのまれなくなる", async () => {
    const { template_id } = await saved();
    fixture.setClock(tomorrow);
    await saved({ template_id, version: 1, name: "名前だけ", due: "13:00" });
    expect(await asksSince()).toEqual(start);
    await saved({ template_id, version: 2, name: "名前だけ", due: "13:00", weekdays: [1] });
    expect(await asksSince()).toEqual(tomorrow);
  });

  test("届ける日を足しても、いま書けるノートは、たのまれたまま", async () => {
    // Thursday's, on Friday at noon.
    const { template_id } = await saved({ weekdays: [4] });
    fixture.setClock(later(1));
    await saved({ template_id, version: 1, weekdays: [1, 4] });
    expect(await asksSince()).toEqual(start);
    await saved({ template_id, version: 2, weekdays: [] });
    await saved({ template_id, version: 3, weekdays: [5], opens: "00:00" });
    expect(await asksSince()).toEqual(later(1));
  });

  test.each([
    { name: "質問がない", body: { questions: [] }, fields: { questions: "質問を1つ以上入れてください" } },
    {
      name: "質問のことばがない",
      body: { questions: [{ ...newQuestion(1, "text"), label: " " }] },
      fields: { "questions.0.label": "質問を入力してください" },
    },
    {
      name: "数値の上限が下限と同じ",
      body: {
        questions: [...draft.questions, { ...newQuestion(9, "number"), label: "素振り", lowest: 5, highest: 5 }],
      },
      fields: { "questions.4.label": "上限は下限より大きくしてください" },
    },
    {
      name: "締め切りが届く時刻より前",
      body: { due_days: 0, due: "18:00" },
      fields: { due: "締め切りは、届く時刻より後にしてください" },
    },
    { name: "時刻でない時刻", body: { opens: "24:00" }, fields: { opens: "時刻を入力してください" } },
  ])("$name なら、その欄に文が出て、何も残らない", async ({ body, fields }) => {
    const reply = await send(body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect(await list()).toEqual([]);
  });

  test("ほかのチームのテンプレートは、あることも分からない", async () => {
    const { template_id } = await saved();
    const [foreign, missing] = [
      await send({ template_id, version: 1 }, "stranger"),
      await send({ template_id: 2_000_000, version: 1 }, "stranger"),
    ];
    expect([foreign.statusCode, foreign.body]).toEqual([missing.statusCode, missing.body]);
    expect(foreign.statusCode).toBe(404);
  });

  test(`使えるのは${noteLimits.templates}個まで。同時に作っても超えず、使わないものは数えない`, async () => {
    for (let made = 1; made < noteLimits.templates; made += 1) await saved();
    const replies = await Promise.all([send({}), send({}, "colleague"), send({})]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const [first] = await list();
    if (!first) throw new Error("no template");
    await archive(first);
    expect((await send({})).statusCode).toBe(200);
    const refused = await archive(first, false);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "使えるテンプレートは20個までです。使っていないものを「使わない」にしてから、もう一度お試しください。",
    ]);
  });
});

describe("NO-2: テンプレートを使わなくする", () => {
  test("すぐに戻せば、いま書けるノートは、たのまれたまま", async () => {
    const made = await saved({ weekdays: [4] });
    fixture.setClock(later(1));
    await archive(made);
    fixture.setClock(later(2));
    await archive(made, false);
    expect(await asksSince()).toEqual(start);
  });

  test("一覧の最後に移り、戻すと、戻した後の日からたのまれる", async () => {
    const made = await saved({ name: "あいさつ" });
    await saved({ name: "ふりかえり" });
    expect((await archive(made)).json()).toEqual({ ...made, archived: true });
    expect((await list()).map(({ name, archived }) => [name, archived])).toEqual([
      ["ふりかえり", false],
      ["あいさつ", true],
    ]);
    // Sunday's note has come meanwhile.
    fixture.setClock(later(72));
    expect((await archive(made, false)).json()).toEqual(made);
    const { rows } = await fixture.db.query("select asks_since from note_templates order by name");
    expect(rows).toEqual([{ asks_since: later(72) }, { asks_since: start }]);
    expect(await actions()).toEqual([
      "note_template_saved",
      "note_template_saved",
      "note_template_archived",
      "note_template_reinstated",
    ]);
  });
});
