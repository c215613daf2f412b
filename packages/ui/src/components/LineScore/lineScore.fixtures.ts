import type { LineScoreColumn, LineScoreRowBase } from "./lineScoreColumn.ts";

export type WeekRow = LineScoreRowBase & { days: readonly (number | null)[]; before: number; total: number | null };

const weekdays = ["月", "火", "水", "木", "金", "土", "日"];

/** 11月16日（月）からの一週間。今日は20日（金）。 */
export const weekColumns: readonly LineScoreColumn<WeekRow>[] = [
  ...weekdays.map((weekday, index): LineScoreColumn<WeekRow> => {
    const date = 16 + index;
    return {
      id: String(date),
      head: weekday,
      figure: String(date),
      spoken: `11月${date}日（${weekday}）`,
      cell: ({ days }) => days[index] ?? null,
      ...(date === 20 && { mark: "now" }),
      ...(date > 20 && { mark: "future" }),
    };
  }),
  { id: "before", head: "前週", cell: ({ before }) => before, mark: "aside", hideBelow: "tablet" },
  { id: "total", head: "計", cell: ({ total }) => total, mark: "total" },
];

export const weekRows: readonly WeekRow[] = [
  { id: "h", name: "高校", note: "5人", href: "/dashboard?group=h", days: [60, 80, 60, 40, 40], before: 71, total: 56 },
  { id: "j", name: "中学", note: "8人", href: "/dashboard?group=j", days: [88, 88, 63, 63, 75], before: 74, total: 75 },
  {
    id: "e",
    name: "小学",
    note: "11人",
    href: "/dashboard?group=e",
    days: [45, 100, null, 73, 64],
    before: 73,
    total: 60,
  },
];

export type RankRow = LineScoreRowBase & { rank: number | null; top: number | null; speedKmh: number | null };

export const rankColumns: readonly LineScoreColumn<RankRow>[] = [
  { id: "rank", head: "全国順位", cell: ({ rank }) => ({ value: rank, unit: "位" }) },
  { id: "top", head: "上位", cell: ({ top }) => ({ value: top, unit: "%" }), digits: 1 },
  { id: "speed", head: "km/h", cell: ({ speedKmh }) => speedKmh, digits: 1, mark: "total" },
];

export const rankRows: readonly RankRow[] = [
  { id: "1", name: "小野寺 結衣", note: "高2", href: "/member-list/1", rank: 139, top: 3.1, speedKmh: 150 },
  { id: "2", name: "長谷川 ひまり子", note: "高1", href: "/member-list/2", rank: 12_869, top: 19.1, speedKmh: 139.6 },
  { id: "3", name: "三浦 陽翔", note: "中3", rank: null, top: null, speedKmh: null },
];

export type CountRow = LineScoreRowBase & { counts: readonly (number | null)[]; raised: readonly number[] };

const grades = ["小1", "小2", "小3", "小4", "小5", "小6", "中1", "中2", "中3", "高1", "高2", "高3"];

export const gradeColumns: readonly LineScoreColumn<CountRow>[] = [
  ...grades.map(
    (grade, index): LineScoreColumn<CountRow> => ({
      id: grade,
      head: grade,
      cell: ({ counts, raised }) => ({
        value: counts[index] ?? null,
        ...(raised.includes(index) && { mark: "now" }),
      }),
    }),
  ),
  { id: "total", head: "計", cell: ({ counts }) => sum(counts), mark: "total" },
];

export const gradeRows: readonly CountRow[] = [
  { id: "now", name: "いま", counts: [null, 1, 2, 2, 3, 3, 3, 3, 2, 2, 2, 1], raised: [] },
  { id: "after", name: "更新後", counts: [null, null, 1, 2, 2, 3, 3, 2, 3, 2, 2, 2], raised: [6, 9] },
];

const sum = (counts: readonly (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0);

export type DayRow = LineScoreRowBase & { times: readonly string[]; going: number };

const stops = ["集合", "アップ", "第1試合", "昼食", "第2試合", "解散"];

export const dayColumns: readonly LineScoreColumn<DayRow>[] = [
  ...stops.map(
    (stop, index): LineScoreColumn<DayRow> => ({
      id: stop,
      head: stop,
      cell: ({ times }) => times[index] ?? null,
      ...(stop === "第1試合" && { mark: "now" }),
    }),
  ),
  { id: "going", head: "参加", cell: ({ going }) => ({ value: going, unit: "/13" }), mark: "total" },
];

export const dayRows: readonly DayRow[] = [
  { id: "day", times: ["7:15", "7:40", "9:00", "11:30", "12:30", "15:00"], going: 11 },
];
