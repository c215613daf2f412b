import { emptyGoalSheet, type GoalSheet, type StoredGoalSheet, withGoalCell } from "@kyuseki/domain";

const words = ["下半身", "睡眠8時間", "道具の手入れ", "低めを打つ", "初球から振る", "あいさつ", "体幹", "ノート"];
const cell = (text: string) => ({ text, tie: null, done_on: null });

const goals = words.reduce<GoalSheet>(
  (sheet, text, at) => withGoalCell(sheet, 10 * (at + 1), cell(text)),
  withGoalCell(emptyGoalSheet(), 0, {
    text: "強い打球をセンターへ",
    tie: { kind: 1, item_id: null, value: 115 },
    done_on: null,
  }),
);

/** The eight goals, some actions, one of them done, two tied. */
const sheet: GoalSheet = [
  [11, { text: "スクワット毎日30回", tie: null, done_on: "2026-11-12" }],
  [12, { text: "50m走 7.5秒", tie: { kind: null, item_id: 3, value: 7.5 }, done_on: null }],
  [20, { text: "睡眠8時間", tie: null, done_on: "2026-11-08" }],
  [41, cell("ティーを低めに置く")],
].reduce<GoalSheet>(
  (held, [at, content]) => withGoalCell(held, at as number, content as ReturnType<typeof cell>),
  goals,
);

export const stored: StoredGoalSheet = {
  member_id: 5,
  sheet,
  version: 3,
  updated_at: "2026-11-01T09:00:00Z",
  measured: [{ cell: 12, on: "2026-11-15", value: 7.4 }],
  items: [
    { item_id: 3, name: "50m走", unit: "秒", decimals: 1, less_is_better: true },
    { item_id: 4, name: "立ち幅とび", unit: "cm", decimals: 0, less_is_better: false },
  ],
};
