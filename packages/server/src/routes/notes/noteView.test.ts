import { type Home, type Note, newQuestion, type TrainingPlayer } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { addPitches, addRecords } from "../home/home.fixtures.ts";
import { type NoteQueueClub, startNoteQueue } from "./notes.fixture.ts";

let club: NoteQueueClub;
let member: number;
beforeAll(async () => {
  club = await startNoteQueue();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  member = await club.member({ last_name: "増田", first_name: "碧", grade: "j2" });
});

const json = async <Reply>(url: string): Promise<Reply> => (await club.get(url)).json<Reply>();

const text = (id: number, label: string) => ({ ...newQuestion(id, "text"), label });
const scale = { ...newQuestion(4, "scale"), label: "手ごたえ" };

/** Written under version 1 of a template. */
async function written(questions: Parameters<NoteQueueClub["templateOf"]>[0], answers: object[], goals: object | null) {
  const template = await club.templateOf(questions);
  const id = await club.note({ member, scale: 4 });
  await club.db.query(
    `update notes set template_id = $2, template_version = 1, answers = $3, goals = $4, writer = 'player' where id = $1`,
    [id, template, JSON.stringify(answers), goals && JSON.stringify(goals)],
  );
  return { id, template };
}

describe("NO-2 ノートの言葉", () => {
  const questions = [text(1, "今日できたこと"), text(2, "うまくいかなかったこと"), scale];
  const answers = [
    { question_id: 1, value: "肩の力が抜けた" },
    { question_id: 4, value: 4 },
  ];

  test("書いたときの質問と答えは、テンプレートが変わっても1文字も違わない", async () => {
    const { id, template } = await written(questions, answers, null);
    const before = await club.show(id);
    expect([before.title, before.writer, before.scale, before.parts]).toEqual([
      "ふりかえり",
      "player",
      4,
      [
        { label: "今日できたこと", kind: "text", scale: null, text: "肩の力が抜けた" },
        { label: "手ごたえ", kind: "scale", scale: 4, text: "4" },
      ],
    ]);
    await club.versionOf(template, 2, [text(1, "まったく別の質問")], "別の名前");
    await club.db.query("update note_templates set version = 2, name = '別の名前', archived_at = now()");
    expect(await club.show(id)).toEqual(before);
  });

  test("9マス目標は、書いたときの言葉と、できたマス", async () => {
    const goals = {
      centre: "打球速度120",
      goals: ["下半身", "睡眠", "道具", "低め", "初球", "あいさつ", "体幹", "ノート"],
    };
    const asked = { ...newQuestion(1, "goals"), label: "今週できたマス" };
    const { id } = await written([asked], [{ question_id: 1, value: [7, 2] }], goals);
    const note = await club.show(id);
    expect(note.goals).toEqual({ ...goals, ticked: [2, 7] });
    expect(note.parts).toEqual([{ label: "今週できたマス", kind: "goals", scale: null, text: "体幹、睡眠" }]);
    expect((await club.show(await club.note({ member }))).goals).toBeNull();
  });

  test("前のノートは、同じ選手の、その日より前の5つ", async () => {
    const days = ["10", "11", "12", "13", "14", "15", "16"].map((day) => `2026-11-${day}`);
    const ids: number[] = [];
    for (const day of days) ids.push(await club.note({ member, day, body: `${day}の言葉` }));
    await club.note({ member: await club.member(), day: "2026-11-14" });
    const note = await club.show(ids[6] ?? 0);
    expect(note.earlier.map(({ note_id }) => note_id)).toEqual(ids.slice(1, 6).toReversed());
    expect(note.earlier[0]).toEqual({ note_id: ids[5], day: "2026-11-15", excerpt: "2026-11-15の言葉" });
    expect((await club.show(ids[0] ?? 0)).earlier).toEqual([]);
  });
});

describe("NO-4 その日の事実", () => {
  type Measured = { type?: number; mode?: number; ball?: string };
  const measure = (date: string, speed: number, { type = 1, mode = 1, ball = "rubber" }: Measured = {}) =>
    club.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [club.teamId(), member, `${date}T10:00:00+09:00`, mode, mode === 1 ? type : null, ball, speed],
    );
  async function take(date: string, preset: string, value: number) {
    const item = (await listMeasureItems(club.db, club.teamId())).find((one) => one.preset === preset);
    await club.db.query(
      "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, now())",
      [club.teamId(), member, item?.id, date, value],
    );
  }
  const noteOf = async (day = "2026-11-19"): Promise<Note> => club.show(await club.note({ member, day }));

  test("この日の測定と自己ベスト。小さいほどよい項目も。次の日の測定は、まだない", async () => {
    await measure("2026-11-10", 110);
    await measure("2026-11-19", 114.84);
    await measure("2026-11-19", 100);
    await measure("2026-11-19", 90, { type: 3 });
    await measure("2026-11-20", 130);
    await take("2026-11-12", "run_50m", 7.6);
    await take("2026-11-19", "run_50m", 7.4);
    const note = await noteOf();
    expect(note.facts).toEqual([
      { label: "打球速度（ティー）", value: 114.8, unit: "km/h", decimals: 1, best: true },
      { label: "打球速度（実打）", value: 90, unit: "km/h", decimals: 1, best: false },
      { label: "50m走", value: 7.4, unit: "秒", decimals: 1, best: true },
      { label: "測定回数", value: 3, unit: "回", decimals: 0, best: false },
    ]);
    expect(note.offers).toEqual([
      { kind: "best", label: "打球速度（ティー）", value: 114.8, unit: "km/h", decimals: 1 },
      { kind: "best", label: "50m走", value: 7.4, unit: "秒", decimals: 1 },
    ]);
  });

  test("自己ベストの値は、ホームの自己ベストと同じ", async () => {
    for (const [date, speed] of [
      ["2026-10-01", 105],
      ["2026-10-08", 107],
      ["2026-10-15", 104],
      ["2026-10-22", 108],
      ["2026-11-16", 112.46],
      ["2026-11-18", 115.04],
    ] as const)
      await measure(date, speed);
    await measure("2026-11-17", 98, { mode: 2 });
    await take("2026-10-01", "standing_jump", 180);
    await take("2026-11-14", "standing_jump", 191);
    const { bests } = await json<Home>("/api/coach/home");
    const ofHome = bests?.first.map(({ measured, value }) => [
      "item" in measured ? measured.item : measured.kind,
      value,
    ]);
    const { offers } = await noteOf("2026-11-20");
    const kinds: Record<string, number> = { "打球速度（ティー）": 1 };
    const ofNote = offers.flatMap((offer) =>
      offer.kind === "best" ? [[kinds[offer.label] ?? offer.label, offer.value]] : [],
    );
    expect(ofNote).toEqual(ofHome);
    expect(ofNote).toEqual([
      [1, 115],
      ["立ち幅とび", 191],
    ]);
  });

  test("連続日数は実施記録と同じ数え方で、3日から。今日まだの日も続く", async () => {
    await addRecords(club.db, club.teamId(), member, ["2026-11-17", "2026-11-18"]);
    expect((await noteOf()).offers).toEqual([]);
    await addRecords(club.db, club.teamId(), member, ["2026-11-16"]);
    expect((await noteOf()).offers).toEqual([{ kind: "streak", days: 3 }]);
    await addRecords(club.db, club.teamId(), member, ["2026-11-19", "2026-11-20"]);
    const player = await json<TrainingPlayer>(`/api/coach/training/members/${member}`);
    expect((await noteOf("2026-11-20")).offers).toEqual([{ kind: "streak", days: player.streak }]);
    expect(player.streak).toBe(5);
  });

  test("測定の伸びは、ふだんのばらつきより大きいときだけ。3か月より前は、その直前から", async () => {
    for (const [date, speed] of [
      ["2026-09-01", 100],
      ["2026-09-08", 110],
      ["2026-09-15", 98],
      ["2026-09-22", 111],
      ["2026-11-19", 104],
    ] as const)
      await measure(date, speed);
    expect((await noteOf()).offers).toEqual([]);

    await take("2026-07-01", "run_50m", 9);
    await take("2026-08-01", "run_50m", 8);
    await take("2026-10-01", "run_50m", 7.2);
    await take("2026-11-15", "run_50m", 7.4);
    expect((await noteOf()).offers).toEqual([
      { kind: "growth", label: "50m走", gain: 0.6, unit: "秒", decimals: 1, since: "2026-08-01" },
    ]);
    expect((await noteOf("2026-11-14")).offers).toEqual([]);
  });

  test("2つの球で測った日は、球の名前も言う。名前が二重にならない", async () => {
    await measure("2026-11-19", 100);
    await measure("2026-11-19", 95, { ball: "hard" });
    expect((await noteOf()).facts.map(({ label, value }) => [label, value])).toEqual([
      ["打球速度（ティー・硬式球）", 95],
      ["打球速度（ティー・軟式球）", 100],
      ["測定回数", 2],
    ]);
  });

  test("14日の手ごたえ、練習の分、投球数、痛み。記録のない日はない", async () => {
    await addRecords(club.db, club.teamId(), member, [
      { date: "2026-11-05", minutes: 60 },
      { date: "2026-11-06", minutes: 40, pain: 3, part: "elbow" },
      { date: "2026-11-06", minutes: 20, pain: 5, part: "knee" },
    ]);
    await addPitches(club.db, club.teamId(), member, "2026-11-18", 35);
    await addPitches(club.db, club.teamId(), member, "2026-11-18", 5);
    await club.note({ member, day: "2026-11-12", scale: 2 });
    await club.note({ member, day: "2026-11-12", at: "2026-11-12T12:00:00Z" });
    const { days } = await noteOf();
    expect([days.length, days[0]?.date, days[13]?.date]).toEqual([14, "2026-11-06", "2026-11-19"]);
    const none = { minutes: null, note: false, scale: null, pitches: 0, pain: null };
    expect(days.filter(({ date }) => ["06", "07", "12", "18", "19"].includes(date.slice(-2)))).toEqual([
      { ...none, date: "2026-11-06", minutes: 60, pain: 5 },
      { ...none, date: "2026-11-07" },
      { ...none, date: "2026-11-12", note: true, scale: 2 },
      { ...none, date: "2026-11-18", pitches: 40 },
      { ...none, date: "2026-11-19", note: true },
    ]);
  });
});

describe("ホームの未返信ノート", () => {
  test("並びと同じ順の3件と数。返信するとすぐ減る", async () => {
    const ids: number[] = [];
    for (const day of ["10", "11", "12", "13"]) ids.push(await club.note({ member, day: `2026-11-${day}`, body: day }));
    const hurt = await club.note({ member, day: "2026-11-01", body: "肩が痛い", pain: true });
    const notes = async () => (await json<Home>("/api/coach/home")).notes;
    expect(await notes()).toEqual({
      unanswered: 5,
      pain: 1,
      first: [
        {
          note_id: hurt,
          member: { id: member, last_name: "増田", first_name: "碧", grade: "j2" },
          written_at: "2026-11-01T10:00:00.000Z",
          excerpt: "肩が痛い",
          pain: true,
        },
        expect.objectContaining({ note_id: ids[3], excerpt: "13" }),
        expect.objectContaining({ note_id: ids[2] }),
      ],
    });
    await club.stamp(hurt, 0, "rest");
    expect(await notes()).toMatchObject({ unanswered: 4, pain: 0, first: [{ note_id: ids[3] }, {}, {}] });
  });
});
