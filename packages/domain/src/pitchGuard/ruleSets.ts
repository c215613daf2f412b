import { type Grade, grades } from "../vocabulary/grade.ts";
import type { RestRule } from "./restRules.ts";
import type { PitchLimits, RuleSet } from "./ruleSet.ts";

const numbers = (day: number | null, week: number | null, twoDays: number | null = null): PitchLimits => ({
  day,
  week,
  twoDays,
});

function forGrades<Value>(groups: readonly (readonly [first: Grade, last: Grade, value: Value])[]) {
  return Object.fromEntries(
    groups.flatMap(([first, last, value]) =>
      grades.slice(grades.indexOf(first), grades.indexOf(last) + 1).map((grade) => [grade, value] as const),
    ),
  ) as Partial<Record<Grade, Value>>; // fromEntries widens its keys; these come from `grades`.
}

const noThirdDay: RestRule = { kind: "running", days: 2, atMost: null };

/** Days of rest after so many pitches, and no third day running: Pitch Smart and Little League. */
const restTable = (one: number, two: number, three: number, four: number): readonly RestRule[] => [
  {
    kind: "after",
    steps: [
      { from: one, days: 1 },
      { from: two, days: 2 },
      { from: three, days: 3 },
      { from: four, days: 4 },
    ],
  },
  noThirdDay,
];
const upTo14 = restTable(21, 36, 51, 66);
const from15to16 = restTable(31, 46, 61, 76);
const from17 = restTable(31, 46, 61, 81);
const pony: readonly RestRule[] = [{ kind: "after", steps: [{ from: 50, days: 1 }] }, noThirdDay];

const youth = {
  id: "jsbb_youth",
  name: "全日本軟式野球連盟 学童部",
  limits: forGrades([
    ["e1", "e4", numbers(60, 180)],
    ["e5", "e6", numbers(70, 210)],
  ]),
  rest: {},
  byAge: false,
  source: { name: "全日本軟式野球連盟 学童部の投球数制限", year: 2026, url: "https://jsbb.or.jp/" },
} as const satisfies Partial<RuleSet>;

/** Every known published rule set, one entry per version, in the order offered (BE-1). None is medical advice. */
export const ruleSets: readonly RuleSet[] = [
  { ...youth, version: "2026–", from: "2026-01-01", until: "2026-12-31", notes: ["tie_break_counts"] },
  {
    ...youth,
    version: "2027–",
    from: "2027-01-01",
    until: null,
    notes: ["tie_break_counts", "no_pitcher_and_catcher"],
  },
  {
    id: "jsbb_junior",
    name: "全日本軟式野球連盟 少年部",
    version: "2020–",
    from: "2020-01-01",
    until: null,
    limits: forGrades([["j1", "j3", numbers(100, 350)]]),
    rest: {},
    byAge: false,
    notes: [],
    source: { name: "全日本軟式野球連盟 少年部の投球数制限", year: 2020, url: "https://jsbb.or.jp/" },
  },
  {
    id: "hard_junior_practice",
    name: "中学硬式 統一ガイドライン（練習）",
    version: "2015–",
    from: "2015-01-01",
    until: null,
    limits: forGrades([["j1", "j3", numbers(70, 350)]]),
    rest: forGrades([["j1", "j3", [{ kind: "no_throw_day" }]]]),
    byAge: false,
    notes: ["no_throw_day", "innings"],
    source: {
      name: "日本中学硬式野球協議会 中学生投手の投球制限に関する統一ガイドライン",
      year: 2015,
      url: "https://www.shizuoka-jr-youth-bbc.com/6th/toukyu",
    },
  },
  {
    id: "giants_cup",
    name: "ジャイアンツカップ",
    version: "2020–",
    from: "2020-01-01",
    until: null,
    limits: forGrades([["j1", "j3", numbers(80, null, 120)]]),
    rest: forGrades([
      [
        "j1",
        "j3",
        [
          { kind: "two_days", above: 80 },
          { kind: "running", days: 2, atMost: 40 },
          { kind: "running", days: 3, atMost: null },
        ],
      ],
    ]),
    byAge: false,
    notes: ["two_days", "three_running"],
    source: {
      name: "全日本中学野球選手権大会 ジャイアンツカップ 投手の球数制限",
      year: 2020,
      url: "https://www.nikkansports.com/m/baseball/news/202001200000643_m.html",
    },
  },
  {
    id: "pony_games",
    name: "ポニー 大会",
    version: "2020–",
    from: "2020-01-01",
    until: null,
    limits: { j1: numbers(60, null), j2: numbers(75, null), j3: numbers(85, null) },
    rest: forGrades([["j1", "j3", pony]]),
    byAge: false,
    notes: ["rest_after_50", "no_three_running"],
    source: {
      name: "日本ポニーベースボール協会 投球限度",
      year: 2020,
      url: "https://baseballking.jp/yakyuiku/207208",
    },
  },
  {
    id: "pony_practice",
    name: "ポニー 練習の目安",
    version: "2020–",
    from: "2020-01-01",
    until: null,
    limits: { j1: numbers(60, 180), j2: numbers(70, 210), j3: numbers(80, 240) },
    rest: {},
    byAge: false,
    notes: [],
    source: {
      name: "日本ポニーベースボール協会 投球目安",
      year: 2020,
      url: "https://full-count.jp/2019/10/25/post585407/2",
    },
  },
  {
    id: "jhbf",
    name: "日本高等学校野球連盟",
    version: "2020–",
    from: "2020-01-01",
    until: null,
    limits: forGrades([["h1", "h3", numbers(null, 500)]]),
    rest: {},
    byAge: false,
    notes: ["federation_games", "finish_batter"],
    source: { name: "日本高等学校野球連盟 投球数制限", year: 2020, url: "https://www.jhbf.or.jp/" },
  },
  {
    id: "jcsm",
    name: "日本臨床スポーツ医学会 提言",
    version: "1995",
    from: "1995-01-01",
    until: null,
    limits: forGrades([
      ["e1", "e6", numbers(50, 200)],
      ["j1", "j3", numbers(70, 350)],
      ["h1", "h3", numbers(100, 500)],
    ]),
    rest: {},
    byAge: false,
    notes: ["full_effort", "no_two_games"],
    source: {
      name: "日本臨床スポーツ医学会 青少年の野球障害に対する提言",
      year: 1995,
      url: "https://www.rinspo.jp/",
    },
  },
  {
    id: "pitch_smart",
    name: "Pitch Smart（MLB・USA Baseball）",
    version: "現行",
    from: "2014-11-01",
    until: null,
    limits: forGrades([
      ["e1", "e2", numbers(50, null)],
      ["e3", "e4", numbers(75, null)],
      ["e5", "e6", numbers(85, null)],
      ["j1", "j2", numbers(95, null)],
      ["j3", "h1", numbers(95, null)],
      ["h2", "h3", numbers(105, null)],
    ]),
    rest: forGrades([
      ["e1", "j2", upTo14],
      ["j3", "h1", from15to16],
      ["h2", "h3", from17],
    ]),
    byAge: true,
    notes: ["rest_table", "no_three_running"],
    source: { name: "MLB・USA Baseball Pitch Smart", year: 2014, url: "https://www.mlb.com/pitch-smart" },
  },
  {
    id: "little_league",
    name: "リトルリーグ",
    version: "現行",
    from: "2010-01-01",
    until: null,
    limits: forGrades([
      ["e1", "e2", numbers(50, null)],
      ["e3", "e4", numbers(75, null)],
      ["e5", "e6", numbers(85, null)],
      ["j1", "h1", numbers(95, null)],
    ]),
    rest: forGrades([
      ["e1", "j2", upTo14],
      ["j3", "h1", from15to16],
    ]),
    byAge: true,
    notes: ["rest_table", "no_three_running", "no_catching_from_41"],
    source: {
      name: "Little League 投球数の規則",
      year: 2010,
      url: "https://www.littleleague.org/playing-rules/pitch-count/",
    },
  },
];
