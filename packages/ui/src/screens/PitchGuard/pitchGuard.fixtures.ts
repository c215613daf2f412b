import type { Member, PitchCount, PitchGuard } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import {
  elbowPain,
  firstThrown,
  limits,
  pitchers,
  softballPitchers,
  today,
  watched,
} from "../../components/GuardTable/guard.fixtures.ts";

export const guard: PitchGuard = { today, pitch_limits: limits, players: [...pitchers], pains: [] };
/** Somebody hurts, was above a limit yesterday, finished the batter, or has a new grade. */
export const watchedGuard: PitchGuard = {
  ...guard,
  players: [...watched],
  pains: [
    { member_id: 5, ...elbowPain },
    { member_id: 11, ...elbowPain },
  ],
};
/** One player of a new club pitched on one day. */
export const firstWeekGuard: PitchGuard = { ...guard, players: [firstThrown] };
export const nobody: PitchGuard = { ...guard, players: [] };
export const softballGuard: PitchGuard = { ...guard, players: [...softballPitchers] };

const member = (id: number, name: string, kana: string, grade: Member["grade"]) =>
  fictionalMember({ id, name, kana, grade, gender: "M" });

export const members: readonly Member[] = [
  member(9, "小川 新", "おがわ あらた", "e6"),
  member(11, "増田 碧", "ますだ みどり", "j2"),
  member(12, "清水 葵", "しみず あおい", "e4"),
];

const count = (id: number, date: string, pitches: number, rest: Partial<PitchCount> = {}): PitchCount => ({
  member_id: 9,
  id,
  date,
  kind: "game",
  pitches,
  source: "manual",
  entered_by: "大野 直人",
  version: 1,
  ...rest,
});

export const history: readonly PitchCount[] = [
  count(23, "2026-11-20", 68),
  count(22, "2026-11-18", 30, { kind: "practice", entered_by: null }),
  count(21, "2026-11-16", 44, { kind: "elsewhere", source: "nextshot", entered_by: null }),
];
