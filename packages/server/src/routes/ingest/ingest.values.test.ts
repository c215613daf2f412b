import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IngestFixture, kinds, nowS, openIngestFixture, rowOf } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());

describe("値の確かめ", () => {
  const refusedFields = async (kind: (typeof kinds)[number], values: object) =>
    (await fixture.push(kind, [{ ...fixture.sato, ...rowOf[kind]("v"), ...values }])).refused[0]?.fields;

  test.each([
    ["measurements", { speed: 180.1 }, { speed: "ありえない速さのため、受け付けられません" }],
    ["measurements", { mode: 1, speed: 200.1 }, { speed: "ありえない速さのため、受け付けられません" }],
    ["measurements", { mode: 1, speed: 100, angle: 90.5 }, { angle: "ありえない角度のため、受け付けられません" }],
    ["measurements", { datetime: nowS + 601 }, { datetime: "これからの日時は受け付けられません" }],
    ["measurements", { tag_pitch: 9 }, { tag_pitch: "球種は0〜8で指定してください" }],
    ["training_records", { date: "2026-11-21" }, { date: "これからの日付は受け付けられません" }],
    ["training_records", { rpe: 11 }, { rpe: "きつさは0〜10の整数で指定してください" }],
    ["training_records", { memo: "長".repeat(1001) }, { memo: "メモは1000文字以内で入力してください" }],
    ["pitch_counts", { pitches: 501 }, { pitches: "投球数は0〜500の整数で指定してください" }],
    ["videos", { url: "javascript:alert(1)" }, { url: "動画のアドレスは https:// で始まるものを指定してください" }],
    ["notes", { body: " " }, { body: "本文を入力してください" }],
  ] as const)("ai-stats 11・I2 %s %o は断られる", async (kind, values, fields) => {
    expect(await refusedFields(kind, values)).toEqual(fields);
  });

  test.each([
    ["measurements", { speed: 180 }],
    ["measurements", { speed: 5e-324 }],
    ["measurements", { mode: 1, speed: 100, angle: 45, distance: 83.8 }],
    ["measurements", { datetime: nowS + 600 }],
    ["training_records", { memo: "👨‍👩‍👧".repeat(1000) }],
  ] as const)("%s ちょうど境目は受け取る", async (kind, values) => {
    expect(await refusedFields(kind, values)).toBeUndefined();
  });

  test("ai-stats 11 届かない飛距離は外して知らせ、球は受け取る。低い打球の飛距離は残る", async () => {
    const row = (source_id: string, angle: number, distance: number) => ({
      ...fixture.sato,
      ...rowOf.measurements(source_id),
      ...{ mode: 1, speed: 100, angle, distance },
    });
    const reply = await fixture.push("measurements", [row("far", 45, 90), row("low", 2, 17), row("down", -8, 25)]);
    expect(reply).toMatchObject({
      refused: [],
      left_out: [{ index: 0, fields: ["distance"], reason: "ありえない値のため、その値だけを外しました。" }],
    });
    const sql = "select source_id, distance from measurements where source_id in ('far', 'low', 'down') order by 1";
    expect(await fixture.query(sql)).toEqual([
      { source_id: "down", distance: 25 },
      { source_id: "far", distance: null },
      { source_id: "low", distance: 17 },
    ]);
  });

  test("EN-9 測定のすべての項目がそのまま残る", async () => {
    const extras = {
      ...{
        batting_type: 3,
        batting_result: 2,
        angle: 12.5,
        distance: 30,
        bat_speed: 98.5,
        attack_angle: 8,
        spray_angle: -20,
      },
      ...{ spin_rate: 1850, spin_direction: 200, spin_efficiency: 91, break_vertical: 30.5, break_horizontal: -12 },
      ...{ location_x: 10, location_z: 80, video_id: "v-1", filming_date: "2026-11-19" },
    };
    await fixture.push("measurements", [{ ...fixture.sato, ...rowOf.measurements("all"), mode: 1, ...extras }]);
    expect(await fixture.query("select * from measurements where source_id = 'all'")).toMatchObject([
      { ...extras, mode: 1, speed: 101.5, source: "nextrainer" },
    ]);
  });
});

test("I4 どんな値の行でも500にならず、どの行も数えられる", async () => {
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("\0", "\ud800", 1e308, -0, "2026-02-30", 2 ** 31, [], {}),
  );
  const rows = fc.array(fc.record({ field: fc.nat(20), value: values }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), rows, async (kind, given) => {
      const spoilt = given.map(({ field, value }, index) => {
        const row = { ...fixture.sato, ...rowOf[kind](`h${index}`) };
        const names = Object.keys(row);
        return { ...row, [names[field % names.length] ?? ""]: value };
      });
      const { accepted, updated, unchanged, refused } = await fixture.push(kind, spoilt);
      expect(accepted + updated + unchanged + refused.length).toBe(spoilt.length);
    }),
    { numRuns: 60 },
  );
});
