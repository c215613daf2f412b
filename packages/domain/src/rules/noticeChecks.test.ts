import { describe, expect, test } from "vitest";
import { noticePlace, noticeWarnings } from "./noticeChecks.ts";

/** A Thursday; 22 November is a Sunday. */
const day = "2026-11-19";
const warn = (body: string, withoutAddress = 0) => noticeWarnings({ title: "お知らせ", body, day, withoutAddress });
const weekdays = (body: string) => warn(body).filter(({ kind }) => kind === "weekday");

describe("CO-9: 日付と曜日", () => {
  test.each([
    "11/22（日）",
    "11/22(日)に集まります",
    "11月22日（日）",
    "11月22日(日曜日)",
    "11月22日日曜日",
    "11月22日 日曜",
    "１１月２２日（日）",
    "11/22日曜",
    "11.22（日）",
    "2026年11月22日（日）",
    "2026/11/22(日)",
    "2026-11-22（日）",
    "令和8年11月22日（日）",
    "R8.11.22(日)",
    "11月23日（月・祝）",
    "11月23日（祝・月）",
    "11月23日（月祝）",
    "11/21（土）・22（日）",
    "11/21(土)、22(日)",
    "11月21日（土）〜23日（月）",
    "11/21〜22（土・日）",
    "22日（日）",
    "11月21日（土）、12月5日（土）",
    "11月28日（土）と5日（土）",
    "今日（木）",
    "本日（木）",
    "明日（金）",
    "あすの金曜日",
    "明後日（土）",
    "あさって（土）",
    "来週の土曜（11/28）",
    "土曜日、11月28日",
    "日曜の11/22",
    "1月10日（日）",
    "来週の土曜に集まります",
    "土曜の3日前まで",
    "2時間、10回（水分をとる）",
    "持ち物：水筒2（水）",
    "スコアは3-1（木更津に勝ち）",
    "11月31日",
  ])("合っている、または曜日のない「%s」には何も言わない", (body) => {
    expect(weekdays(body)).toEqual([]);
  });

  test.each([
    ["11/22（土）", "11/22(土)", "日"],
    ["11月22日(土)です", "11月22日(土)", "日"],
    ["１１月２２日（土曜日）", "11月22日(土曜日)", "日"],
    ["11月22日土曜日", "11月22日土曜日", "日"],
    ["2026年11月22日（月）", "2026年11月22日(月)", "日"],
    ["2027年11月22日（日）", "2027年11月22日(日)", "月"],
    ["令和8年11月22日（土）", "令和8年11月22日(土)", "日"],
    ["11月23日（日・祝）", "11月23日(日・祝)", "月"],
    ["11/21（土）・23（日）", "23(日)", "月"],
    ["11/21〜22（金・土）", "22(金・土)", "日"],
    ["22日（土）", "22日(土)", "日"],
    ["明日（土）", "明日(土)", "金"],
    ["土曜日（11/22）", "土曜日(11/22", "日"],
    ["来週の土曜 11/29", "土曜 11/29", "日"],
    ["1月10日（月）", "1月10日(月)", "日"],
    ["11月31日（火）", "11月31日(火)", null],
    ["2月29日（日）", "2月29日(日)", null],
  ])("「%s」の曜日が違うと言う", (body, text, actual) => {
    expect(weekdays(body)).toEqual([{ kind: "weekday", text, actual }]);
  });

  test("年のない日付は、送る日にいちばん近い年で読む", () => {
    const read = (on: string) =>
      noticeWarnings({ title: "1月9日（土）", body: "", day: on, withoutAddress: 0 }).map(({ kind }) => kind);
    expect([read("2026-12-28"), read("2026-01-04")]).toEqual([[], ["weekday"]]);
  });

  test("件名の日付も見る", () => {
    expect(noticeWarnings({ title: "11/22（土）のこと", body: "", day, withoutAddress: 0 })).toEqual([
      { kind: "weekday", text: "11/22(土)", actual: "日" },
    ]);
  });
});

describe("CO-9: 練習や試合の、時刻と場所", () => {
  const missing = (body: string) =>
    warn(body).flatMap((warning) => ("event" in warning ? [`${warning.kind} ${warning.event}`] : []));

  test.each([
    "日曜の練習試合は7時15分に第2グラウンドへ集合です",
    "練習は7:15から、市民体育館です",
    "試合：９：００開始　会場は市民球場",
    "土曜の練習は午前9時半に学校の校庭で行います",
    "大会は正午に現地集合です",
    "測定会は朝8時、クラブハウスにて",
    "練習は13時から。場所 https://maps.example/a",
    "練習試合は七時に駅前集合です",
    "土曜の練習は雨のため中止します",
    "明日の練習はお休みです",
    "大会は来週に延期になりました",
    "先日の練習試合、お疲れさまでした",
    "試合の結果をお知らせします",
    "練習着を洗ってください",
    "体育館シューズを持ってきてください",
    "会費を集めます",
    "記録の提出をお願いします",
  ])("そろっている、または要らない「%s」には何も言わない", (body) => {
    expect(missing(body)).toEqual([]);
  });

  test.each([
    ["日曜に練習試合があります", ["no_time 練習試合", "no_place 練習試合"]],
    ["土曜の練習は13時開始に変更します", ["no_place 練習"]],
    ["試合は第2グラウンドで行います", ["no_time 試合"]],
    ["練習は2時間、市民球場で行います", ["no_time 練習"]],
    ["中学生の大会は9時からです", ["no_place 大会"]],
    ["お休みする場合は練習の前に連絡してください", ["no_time 練習", "no_place 練習"]],
  ])("「%s」に足りないものを言う", (body, expected) => {
    expect(missing(body)).toEqual(expected);
  });
});

describe("CO-9: ほかの行事との重なり", () => {
  const game = {
    title: "練習試合（2試合）",
    audience: "中学・高校",
    state: "planned",
    all_day: false,
    meets_at: "2026-11-21T22:15:00Z",
    starts_at: "2026-11-22T00:00:00Z",
    ends_at: "2026-11-22T06:00:00Z",
  } as const;
  const clashes = (body: string, event: Parameters<typeof noticeWarnings>[0]["events"] = [game]) =>
    noticeWarnings({ title: "お知らせ", body, day, withoutAddress: 0, events: event }).filter(
      ({ kind }) => kind === "clash",
    );

  test.each([
    ["11月22日（日）の13時に学校へ集まります", "11月22日(日)"],
    ["１１／２２（日）　午後１時半から校庭で掃除をします", "11/22(日)"],
    ["11月21日（土）は9時。11月22日（日）は10:30に集まります", "11月22日(日)"],
    ["11月22日 14時59分、駅前", "11月22日"],
  ])("「%s」と重なる行事を言う", (body, text) => {
    expect(clashes(body)).toEqual([{ kind: "clash", text, title: "練習試合（2試合）", audience: "中学・高校" }]);
  });

  test.each([
    "11月22日（日）は7時15分に三塁側へ集合です",
    "11月22日（日）の練習試合（2試合）は、10時から2試合目です",
    "11月22日（日）の15時に集まります",
    "11月22日（日）に集まります。",
    "11月22日（日）に集まります。\n13時までに返事をください",
    "11月23日（月）の13時に集まります",
    "11月22日（日）に2時間の会議をします",
  ])("「%s」には何も言わない", (body) => {
    expect(clashes(body)).toEqual([]);
  });

  test("中止の行事と終日の行事とは、重ならない", () => {
    const body = "11月22日（日）の13時に学校へ集まります";
    expect(clashes(body, [{ ...game, state: "cancelled" }])).toEqual([]);
    expect(clashes(body, [{ ...game, all_day: true }])).toEqual([]);
  });
});

test("CO-9: 直すところは、打ったままの文の中のどこか", () => {
  const place = (notice: { title: string; body: string }) => {
    const [warning] = noticeWarnings({ ...notice, day, withoutAddress: 0 });
    const found = warning && noticePlace(warning, notice);
    return found && [found.field, notice[found.field].slice(found.from, found.to)];
  };
  expect(place({ title: "お知らせ", body: "集合は１１月２２日（土曜日）です" })).toEqual([
    "body",
    "１１月２２日（土曜日）",
  ]);
  expect(place({ title: "11/22（土）のこと", body: "" })).toEqual(["title", "11/22（土）"]);
  expect(place({ title: "お知らせ", body: "日曜に練習試合があります" })).toEqual(["body", "練習試合"]);
  expect(noticePlace({ kind: "no_address", players: 2 }, { title: "", body: "" })).toBeNull();
});

test("CO-9: 届け先のない選手の数を言う", () => {
  expect([warn("会費を集めます", 2), warn("会費を集めます", 0)]).toEqual([[{ kind: "no_address", players: 2 }], []]);
});

describe("CO-9: 返事の締め切りと、書かれた日時", () => {
  const late = (body: string, deadline: string | null, events: Parameters<typeof noticeWarnings>[0]["events"] = []) =>
    noticeWarnings({ title: "お知らせ", body, day, deadline, withoutAddress: 0, events }).some(
      ({ kind }) => kind === "late_deadline",
    );
  const at = (clock: string) => new Date(`2026-11-${clock}:00+09:00`).toISOString();
  const game = {
    title: "練習試合",
    audience: "全員",
    state: "planned",
    all_day: false,
    meets_at: at("22T07:15"),
    starts_at: at("22T09:00"),
    ends_at: at("22T15:00"),
  } as const;

  test.each([
    ["11月22日（日）の9時から、学校で掃除をします", "22T09:01"],
    ["11月22日（日）に掃除をします", "23T00:01"],
    ["11/21（土）と11/22（日）の9時に集まります", "22T10:00"],
    ["11月22日（日）の13時に集まります。返事は11月25日（水）までにください", "25T20:00"],
    ["11月22日（日）の13時に集まります。返事は11/25（水）の18時締め切りです", "25T18:00"],
  ])("「%s」より後の締め切り %s を言う", (body, deadline) => {
    expect(late(body, at(deadline))).toBe(true);
  });

  test.each([
    ["11月22日（日）の9時から、学校で掃除をします", "22T09:00"],
    ["11月22日（日）に掃除をします", "22T23:59"],
    ["11/21（土）は9時。11/22（日）は9時から15時まで練習します", "22T08:00"],
    ["会費を11月25日（水）までに納めてください", "27T20:00"],
    ["水筒を持ってきてください", "30T20:00"],
    ["11月31日に掃除をします", "30T20:00"],
  ])("「%s」に間に合う、または比べる日のない締め切り %s には何も言わない", (body, deadline) => {
    expect(late(body, at(deadline))).toBe(false);
  });

  test("その日の行事の名前があれば、行事の始まりと比べる。中止の行事とは比べない", () => {
    const body = "11月22日（日）の練習試合のお知らせです";
    expect([late(body, at("22T07:16"), [game]), late(body, at("22T07:15"), [game])]).toEqual([true, false]);
    expect(late(body, at("22T07:16"), [{ ...game, state: "cancelled" }])).toBe(false);
  });

  test("締め切りがなければ、何も言わない", () => {
    expect(late("11月22日（日）の9時に集まります", null)).toBe(false);
  });
});
