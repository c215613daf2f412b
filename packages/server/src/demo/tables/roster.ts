import type { AnalyzerUsage, Gender, Grade, Hand, LinkStatus, Member, TrainingUsage } from "@kyuseki/domain";
import type { PitchCode } from "./pitches.ts";

export const analyzerFields = {
  in_use: { nextshot_usage: "in_use", linked: true },
  stopped: { nextshot_usage: "not_use", linked: true },
  invited: { nextshot_usage: "wait_acceptance", linked: false },
  awaiting_invitation: { nextshot_usage: "not_use", linked: false },
  none: { nextshot_usage: "unlink_user", linked: false },
} as const satisfies Record<AnalyzerUsage, { nextshot_usage: LinkStatus; linked: boolean }>;

export const trainingFields = {
  in_use: { nextrainer_usage: "in_use", nextrainer_purchased: true },
  stopped: { nextrainer_usage: "not_use", nextrainer_purchased: true },
  awaiting_approval: { nextrainer_usage: "wait_acceptance", nextrainer_purchased: false },
  awaiting_purchase: { nextrainer_usage: "not_use", nextrainer_purchased: false },
} as const satisfies Record<TrainingUsage, Pick<Member, "nextrainer_usage" | "nextrainer_purchased">>;

/** Last name, first name, their readings, grade, gender, pitching and batting hand, analyzer (EN-6), training (EN-7), the rest. */
type Line = readonly [string, string, string, string, Grade, Gender, Hand, Hand, AnalyzerUsage, TrainingUsage, Rest?];
type Rest = {
  /** A pitcher, with the pitch types thrown; breaking balls come with junior high school. */
  pitches?: readonly PitchCode[];
  /** Months since joining, when less than the whole two years. */
  months?: number;
  /** 仮アカウント: entered by a coach, without an e-mail address. */
  provisional?: true;
  /** Applied through the team's QR code, not yet accepted. */
  applied?: true;
  /** The pitches of the last week (`habits`) were all measured. */
  measuredWeek?: true;
};

const beginner = { provisional: true, months: 8 } as const;
const applicant = { applied: true, months: 0 } as const;

/** The 24 of the demo team, oldest first. All invented. */
export const roster: readonly Line[] = [
  ["長谷川", "樹", "はせがわ", "いつき", "h2", "M", "R", "R", "stopped", "stopped", { pitches: [1, 3, 4, 7] }],
  ["小野寺", "湊", "おのでら", "みなと", "h2", "M", "R", "R", "in_use", "in_use", { pitches: [1, 3, 2, 6, 4] }],
  ["三浦", "陽翔", "みうら", "はると", "h1", "M", "R", "L", "in_use", "in_use", { pitches: [1, 4, 6, 5] }],
  ["西田", "大和", "にしだ", "やまと", "h1", "M", "R", "R", "in_use", "in_use"],
  ["石井", "悠真", "いしい", "ゆうま", "j3", "M", "L", "L", "in_use", "in_use", { pitches: [1, 3, 4, 6] }],
  ["藤井", "颯太", "ふじい", "そうた", "j3", "M", "R", "R", "in_use", "in_use"],
  ["岡田", "蒼", "おかだ", "あおい", "j3", "M", "R", "R", "in_use", "awaiting_purchase", { months: 15 }],
  [
    "青山",
    "朔",
    "あおやま",
    "さく",
    "j2",
    "M",
    "L",
    "L",
    "in_use",
    "in_use",
    { pitches: [1, 4, 6], measuredWeek: true },
  ],
  ["坂口", "律", "さかぐち", "りつ", "j2", "M", "R", "R", "invited", "in_use"],
  ["増田", "碧", "ますだ", "みどり", "j2", "F", "R", "R", "in_use", "in_use", { pitches: [1, 6, 4] }],
  ["久保田", "結月", "くぼた", "ゆづき", "j1", "F", "R", "L", "in_use", "in_use"],
  ["水野", "葵", "みずの", "あおい", "j1", "F", "R", "R", "awaiting_invitation", "in_use"],
  ["原田", "暖", "はらだ", "だん", "j1", "M", "R", "R", "in_use", "awaiting_approval", { pitches: [1, 6] }],
  ["小川", "新", "おがわ", "あらた", "e6", "M", "R", "R", "in_use", "in_use", { pitches: [1, 6] }],
  ["中川", "詩", "なかがわ", "うた", "e6", "F", "R", "R", "in_use", "in_use"],
  ["平野", "陸斗", "ひらの", "りくと", "e6", "M", "L", "L", "invited", "in_use"],
  [
    "大塚",
    "奏太",
    "おおつか",
    "かなた",
    "e5",
    "M",
    "R",
    "R",
    "in_use",
    "in_use",
    { pitches: [1, 6], measuredWeek: true },
  ],
  ["勅使河原", "ひまり子", "てしがわら", "ひまりこ", "e5", "F", "R", "X", "awaiting_invitation", "in_use"],
  ["宮本", "悠人", "みやもと", "ゆうと", "e5", "M", "R", "L", "in_use", "in_use", { months: 18 }],
  ["菊地", "直輝", "きくち", "なおき", "e4", "M", "R", "R", "in_use", "in_use", { months: 14, pitches: [1] }],
  ["木下", "紬", "きのした", "つむぎ", "e4", "F", "R", "R", "awaiting_invitation", "awaiting_approval", beginner],
  ["新井", "晴", "あらい", "はる", "e3", "M", "R", "L", "none", "awaiting_purchase", beginner],
  ["野口", "咲茉", "のぐち", "えま", "e3", "F", "R", "R", "awaiting_invitation", "awaiting_purchase", beginner],
  ["桜井", "伊織", "さくらい", "いおり", "e3", "M", "R", "R", "awaiting_invitation", "awaiting_purchase", applicant],
];
