// @vitest-environment jsdom
import type { Ball } from "@kyuseki/domain";
import { act, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heldDraft, pitches, startCsvServer } from "./csvImport.fixtures.tsx";

let server: Awaited<ReturnType<typeof startCsvServer>>;
beforeAll(async () => {
  server = await startCsvServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

test("BE-2 読み、名前を選び、取り込み、同じファイルは二度入らず、取り消せる", async () => {
  const { result, choose, checked, failed, refresh } = await server.open();
  await choose(pitches);
  expect(await checked()).toMatchObject({
    take: 2,
    repeated: { status: "ready", value: 0 },
    players: 1,
    days: { start: "2026-11-19", end: "2026-11-19" },
    asked: [
      {
        name: "小川新",
        balls: 1,
        match: { state: "ambiguous", member_ids: [server.ids.elder, server.ids.ogawa] },
        left: false,
      },
      { name: "Takahashi K", balls: 1, match: { state: "unknown" }, left: false },
    ],
    unknownBalls: 2,
    refused: [{ row: 6, column: 1, text: "2026/11/31", code: "date" }],
  });

  act(() => result.current.file.choose("小川新", server.ids.elder));
  act(() => result.current.file.choose("Takahashi K", null));
  expect(await checked()).toMatchObject({ take: 3, unknownBalls: 1, unmatched: [{ row: 5, name: "Takahashi K" }] });
  const reasons = new Map([[5, "選手がいない"]]);
  expect(await act(() => result.current.csv.refusedRows(reasons, "理由"))).toBe(
    "\uFEFF名前,日付,球種,球速(km/h),理由\r\nTakahashi K,2026/11/18,ストレート,90,選手がいない",
  );

  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({
    step: "done",
    imported: {
      file_name: "投球.csv",
      format: "japanese_sheet",
      accepted: 3,
      repeated: 0,
      refused: 2,
      undone_at: null,
    },
  });
  const { rows } = await server.db.query("select member_id, speed, tag_pitch, ball from measurements order by speed");
  expect(rows).toEqual([
    { member_id: server.ids.elder, speed: 88, tag_pitch: 1, ball: "rubber" },
    { member_id: server.ids.onodera, speed: 104.2, tag_pitch: 3, ball: "rubber" },
    { member_id: server.ids.onodera, speed: 118.5, tag_pitch: 1, ball: "rubber" },
  ]);

  await choose(pitches);
  expect(await checked()).toMatchObject({
    take: 0,
    repeated: { status: "ready", value: 3 },
    asked: [
      { name: "小川新", match: { state: "matched", member_id: server.ids.elder, chosen: true } },
      { name: "Takahashi K" },
    ],
  });
  await expect(act(() => result.current.csv.run())).rejects.toMatchObject({ code: "conflict" });

  const [imported] = result.current.past?.imports ?? [];
  if (!imported) throw new Error("取り込みがありません");
  // As if a parser of earlier days had read it: one that knew neither that ball nor what a 球種 is.
  await server.db.query("update csv_imports set parser_version = parser_version - 1");
  await server.db.query("delete from measurements where speed = 118.5");
  await server.db.query("update csv_mappings set mapping = mapping - 'pitch_type'");
  await refresh();
  await act(() => result.current.csv.readAgain(imported));
  expect(await checked()).toMatchObject({ take: 1, repeated: { status: "ready", value: 2 } });
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({
    step: "done",
    imported: { file_name: "投球.csv", accepted: 1, repeated: 2, again_of: imported.id, readable_again: false },
  });
  const again = await server.db.query("select speed, tag_pitch from measurements order by speed");
  expect(again.rows.at(-1)).toEqual({ speed: 118.5, tag_pitch: 1 });

  for (const { id } of result.current.past?.imports ?? []) await act(() => result.current.csv.undo(id));
  await waitFor(() => expect(result.current.past?.imports[0]?.undone_at).not.toBeNull());
  expect((await server.db.query("select 1 from measurements")).rowCount).toBe(0);
  expect(failed).toEqual([]);
});

test("BE-2 時刻のない同じ日の球は、同じ球か別の球かを聞き、答えたとおりに入る", async () => {
  const { result, choose, checked } = await server.open();
  const day = (...speeds: number[]) =>
    ["名前,日付,球速(km/h)", ...speeds.map((speed) => `小野寺 湊,2026/11/19,${speed}`)].join("\n");
  await choose(day(100, 101, 102));
  await checked();
  await act(() => result.current.csv.run());
  await choose(day(99, 100, 101, 102));
  expect(await checked()).toMatchObject({ take: 1, repeated: { value: 3 }, doubts: [] });

  await choose(day(100, 104, 105));
  const { doubts, take } = await checked();
  expect([doubts.map(({ balls, total, answer }) => [balls, total, answer]), take]).toEqual([[[1, 3, null]], 2]);
  act(() => result.current.file.answerDoubt(doubts[0]?.key ?? "", "same"));
  expect(await checked()).toMatchObject({ take: 2, repeated: { value: 1 } });
  act(() => result.current.file.answerDoubt(doubts[0]?.key ?? "", "other"));
  expect(await checked()).toMatchObject({ take: 3, repeated: { value: 0 } });
  await act(() => result.current.csv.run());
  const { rows } = await server.db.query("select speed from measurements order by speed");
  expect(rows.map(({ speed }) => speed)).toEqual([100, 100, 101, 102, 104, 105]);
});

test("BE-2 選んだ選手がその間に削除されていても、残りの球は取り込める", async () => {
  const { result, choose, checked, refresh } = await server.open();
  await choose("名前,日付,球速(km/h)\n小野寺 湊,2026/11/19,100\nTakahashi K,2026/11/19,90");
  await checked();
  act(() => result.current.file.choose("Takahashi K", server.ids.elder));
  expect(await checked()).toMatchObject({ take: 2 });
  await server.db.query("update members set deleted_at = now() where id = $1", [server.ids.elder]);
  await refresh();
  expect(await checked()).toMatchObject({ take: 1, unmatched: [{ row: 3, name: "Takahashi K" }] });
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({
    step: "done",
    imported: { accepted: 1, refused: 1 },
    newest: { mode: 2, atS: Date.parse("2026-11-19T00:00:00+09:00") / 1000 },
  });
});

test("BE-2 名前だけで決まった選手も選び直せて、次のファイルも選び直した選手になる", async () => {
  const { result, choose, checked } = await server.open();
  const { onodera, elder } = server.ids;
  const thrown = (speed: number) => `名前,日付,球速(km/h)\n小野寺 湊,2026/11/19 10:00:00,${speed}`;
  await choose(thrown(100));
  expect(await checked()).toMatchObject({
    take: 1,
    asked: [],
    certain: [{ name: "小野寺 湊", match: { state: "matched", member_id: onodera, chosen: false } }],
  });
  act(() => result.current.file.choose("小野寺 湊", elder));
  expect(await checked()).toMatchObject({
    take: 1,
    certain: [{ name: "小野寺 湊", match: { state: "matched", member_id: elder, chosen: true } }],
  });
  await act(() => result.current.csv.run());
  expect((await server.db.query("select member_id from measurements")).rows).toEqual([{ member_id: elder }]);

  await choose(thrown(101));
  expect((await checked()).certain).toMatchObject([{ match: { member_id: elder, chosen: true } }]);
});

test("P3 取り込まなかった選手も、読めない行の選手も、ファイルにいる人として伝わる", async () => {
  const { result, choose, checked } = await server.open();
  const { onodera, ogawa, elder } = server.ids;
  await choose("名前,日付,球速(km/h)\nTakahashi K,2026/11/19,90\n小野寺 湊,2026/11/31,100\n小川 新,2026/11/19,80");
  await checked();
  act(() => result.current.file.choose("Takahashi K", elder));
  act(() => result.current.file.choose("小川 新", null));
  expect(await checked()).toMatchObject({ take: 1 });
  await act(() => result.current.csv.run());
  const { rows } = await server.db.query("select member_ids from csv_imports");
  expect(rows[0]?.member_ids.toSorted()).toEqual([onodera, ogawa, elder].toSorted());
});

test("BE-2 同じファイルを別の選手に選ぶと、だれの記録にもうあるかを言う", async () => {
  const { result, choose, checked } = await server.open();
  const { onodera, elder } = server.ids;
  const thrown = ["日時,球速(km/h)", ...[0, 1, 2, 3, 4].map((at) => `2026/11/19 10:0${at}:00,${100 + at}`)].join("\n");
  await choose(thrown);
  await waitFor(() => expect(result.current.csv.stage.step).toBe("check"));
  act(() => result.current.file.choose("投球.csv", onodera));
  expect(await checked()).toMatchObject({ take: 5, taken: [] });
  await act(() => result.current.csv.run());

  await choose(thrown);
  await waitFor(() => expect(result.current.csv.stage.step).toBe("check"));
  act(() => result.current.file.choose("投球.csv", elder));
  expect(await checked()).toMatchObject({
    take: 5,
    taken: [{ member_id: elder, mode: 2, day: "2026-11-19", balls: 5, owner_id: onodera }],
  });
});

test("BE-2 一人の名前が二とおりに書かれていても、どの行も入る", async () => {
  const { result, choose, checked } = await server.open();
  await choose("名前,日付,球速(km/h)\n小野寺 湊,2026/11/19,100\n小野寺湊,2026/11/19,100\n湊 小野寺,2026/11/19,100");
  expect(await checked()).toMatchObject({ take: 3, repeated: { value: 0 }, players: 1 });
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ step: "done", imported: { accepted: 3, repeated: 0 } });
});

test("BE-2 Rapsodo の単位はファイルごとに聞き、いつもの速さから遠い日は知らせ、列が何になったかを見せる", async () => {
  const { result, choose, checked } = await server.open();
  const rapsodo = (speed: number, minute: number) =>
    [
      '"Player ID:",1\n"Player Name:",小野寺 湊\n\nNo,Date,Pitch ID,Velocity,Total Spin,Spin Direction',
      ...Array.from(
        { length: 10 },
        (_, at) => `${at},Thu Nov 19 2026 3:${minute}:1${at} PM,1,${speed + at / 10},1900,1:15`,
      ),
    ].join("\n");
  const answer = async (speed: "km/h" | "mph") => {
    const { stage } = result.current.csv;
    expect(stage).toMatchObject({ step: "map", answers: { units: {} } });
    act(() => stage.step === "map" && result.current.file.answer({ ...stage.answers, units: { speed } }));
    await act(async () => result.current.file.read());
    return checked();
  };
  await choose(rapsodo(84.2, 12));
  expect(await answer("km/h")).toMatchObject({ take: 10, far: [] });
  expect(result.current.csv.stage).toMatchObject({
    report: {
      columns: [
        { column: 1, target: "date", count: 10 },
        {
          column: 3,
          target: "pitch_speed",
          unit: { from: "km/h", to: "km/h" },
          count: 10,
          values: { mean: expect.closeTo(84.65), lowest: 84.2, highest: 85.1 },
        },
        { column: 4, target: "spin_rate" },
        { column: 5, target: "spin_direction" },
      ],
      unread: [0, 2],
      unreadSpeeds: [],
    },
  });
  await act(() => result.current.csv.run());

  await choose(rapsodo(84.2, 42));
  expect((await answer("mph")).far).toMatchObject([
    { memberId: server.ids.onodera, mode: 2, day: "2026-11-19", balls: 10, usualKmh: expect.closeTo(84.65) },
  ]);
});

test("BE-2 気になる値の行は、外すと取り込まれず、外した行に数えられる", async () => {
  const { result, choose, checked } = await server.open();
  const thrown = [
    "名前,日付,球種,球速(km/h)",
    "小野寺 湊,2026/11/19 10:00:00,ストレート,118.5",
    "小野寺 湊,2026/11/19 10:01:00,スライダー,104.2",
    "小野寺 湊,2026/11/19 10:02:00,ナックルカーブ改,93.5",
    "小野寺 湊,2026/11/19 10:00:00,ストレート,118.5",
  ];
  await choose(thrown.join("\r\n"));
  expect(await checked()).toMatchObject({
    take: 3,
    repeated: { value: 1 },
    warnings: [
      {
        row: 4,
        text: "ナックルカーブ改",
        code: "pitch_other",
        player: "小野寺 湊",
        memberId: server.ids.onodera,
      },
    ],
  });
  act(() => result.current.file.leaveRow(4, true));
  expect(await checked()).toMatchObject({ take: 2, repeated: { value: 1 }, leftRows: new Set([4]) });
  // The second of two equal balls stands in for the first.
  act(() => result.current.file.leaveRow(2, true));
  expect(await checked()).toMatchObject({ take: 2, repeated: { value: 0 } });

  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ imported: { accepted: 2, repeated: 0, refused: 2 } });
  const { rows } = await server.db.query("select speed from measurements order by speed");
  expect(rows).toEqual([{ speed: 104.2 }, { speed: 118.5 }]);
});

test("BE-2 単位のない速度は一度だけ聞き、名前のないファイルはだれのものかを聞く", async () => {
  const { result, choose, checked } = await server.open();
  const swings = "日付,打球速度\n2026/11/19,98.2\n2026/11/19,100\n";
  await choose(swings, "打撃.csv");
  const given = { mapping: { exit_speed: { column: 1, unit: null } }, units: {} };
  expect(result.current.csv.stage).toMatchObject({ step: "map", file: { given }, answers: { units: {} } });

  const { stage } = result.current.csv;
  act(() => stage.step === "map" && result.current.file.answer({ ...stage.answers, units: { speed: "mph" } }));
  await act(async () => result.current.file.read());
  await waitFor(() => expect(result.current.csv.stage.step).toBe("check"));
  expect(result.current.csv.stage).toMatchObject({
    check: { asked: [{ name: "打撃.csv", balls: 2, match: { state: "unknown" } }], unknownBalls: 2 },
  });
  act(() => result.current.file.choose("打撃.csv", server.ids.onodera));
  expect(await checked()).toMatchObject({ take: 2, asksBattingType: true });
  act(() => result.current.file.changeWhole({ ball: "hard", battingType: 3 }));
  await act(() => result.current.csv.run());
  const { rows } = await server.db.query("select speed, ball, batting_type from measurements order by speed");
  expect(rows).toEqual([
    { speed: 158.038, ball: "hard", batting_type: 3 },
    { speed: 160.934, ball: "hard", batting_type: 3 },
  ]);

  await choose(swings, "打撃2.csv");
  expect(result.current.csv.stage).toMatchObject({
    step: "check",
    file: { rememberedS: expect.any(Number) },
    check: { asked: [{ name: "打撃2.csv", match: { state: "unknown" } }] },
  });
});

test("R5 ファイルは一度だけ送る。サーバーにもうなければ、次に押したときに送り直す", async () => {
  const { result, choose, checked } = await server.open();
  await choose(pitches);
  await checked();
  const sent = async () => (await server.db.query("select id, import_id is null as waits from csv_files")).rows;

  await server.db.query("alter table csv_imports rename to away");
  await expect(act(() => result.current.csv.run())).rejects.toMatchObject({ code: "unexpected" });
  const first = await sent();
  expect(first).toMatchObject([{ waits: true }]);
  await expect(act(() => result.current.csv.run())).rejects.toMatchObject({ code: "unexpected" });
  expect(await sent()).toEqual(first);

  await server.db.query("alter table away rename to csv_imports");
  await server.db.query("delete from csv_files");
  await expect(act(() => result.current.csv.run())).rejects.toMatchObject({ code: "not_found" });
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ step: "done", imported: { accepted: 2 } });
  expect(await sent()).toMatchObject([{ waits: false }]);
});

test("I7 送信が続いて断られても、選んだ名前は残り、時間をおけば取り込める", async () => {
  const { result, choose, checked } = await server.open();
  await choose(pitches);
  await checked();
  act(() => result.current.file.choose("小川新", server.ids.elder));
  await checked();

  await server.db.query("update rate_limits set points = 24 * 1024 where key like 'large-bodies:%'");
  await expect(act(() => result.current.csv.run())).rejects.toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^大きなファイルの送信が続いたため、あと(?:\d+秒|1分)お待ちください。/),
  });
  expect(await checked()).toMatchObject({ take: 3 });
  await server.db.query("delete from rate_limits");
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ step: "done", imported: { accepted: 3 } });
});

test("I7 読めないファイルは、わけを持って選ぶ所へもどる", async () => {
  const { result, choose } = await server.open();
  await choose("", "空.csv");
  expect(result.current.csv.stage).toEqual({
    step: "file",
    refused: { name: "空.csv", failure: { cause: "empty" } },
  });
});

test("EN-5 チームの使用球が、ファイルより後に届いても、だれも選んでいなければ、その球で入る", async () => {
  const team: { ball: Ball | null } = { ball: null };
  const { result, choose, checked, refresh } = await server.open(heldDraft(), team);
  await choose("名前,日付,球速(km/h)\n小野寺 湊,2026/11/19,100");
  await checked();
  expect(result.current.csv.stage).toMatchObject({ whole: { ball: null } });
  team.ball = "hard";
  await refresh();
  await checked();
  expect(result.current.csv.stage).toMatchObject({ whole: { ball: "hard" } });
  await act(() => result.current.csv.run());
  expect((await server.db.query("select ball from measurements")).rows).toEqual([{ ball: "hard" }]);
});

test("BE-2 速度のないスイングだけを取り込んだあとは、測定データ分析へ行かない", async () => {
  const { result, choose, checked } = await server.open();
  await choose("名前,日付,スイング速度(km/h)\n小野寺 湊,2026/11/19,98.5");
  await checked();
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ step: "done", imported: { accepted: 1 }, newest: null });
});
