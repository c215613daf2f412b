import type { BattingAiStats, BattingTypeCode, PitchCode, PitchingAiStats } from "@kyuseki/domain";
import {
  type BattingPeer,
  type BattingRecord,
  battingStats,
  type PitchingPeer,
  type PitchingRecord,
  pitchingStats,
} from "@kyuseki/domain/aiStats";

/** 2026-11-20, 19:00 in Japan. */
const now = Date.UTC(2026, 10, 20, 10) / 1000;
const range = { start: "2026-10-20", end: "2026-11-20" };
const before = { start: "2026-09-18", end: "2026-10-19" };
const player = { memberId: 201, grade: "h2", gender: "M" } as const;
const momentOf = (daysAgo: number, ball: number) => now - daysAgo * 86_400 - 7200 + ball * 30;

const speedsOff = [-6.2, -3.1, -1.4, -0.3, 0.4, 1.1, 2.2, 3.4, 5.1, -1.2];
const anglesOff = [-16, -9, -5, -2, 0, 2, 4, 8, 12, 6];

function batted(daysAgo: number, mean: number, wide: number, batting_type: BattingTypeCode): BattingRecord[] {
  return speedsOff.map((off, at) => ({
    datetime: momentOf(daysAgo, at),
    batting_type,
    ball: "hard",
    speed: Math.round((mean + off) * 10) / 10,
    angle: 23 + (anglesOff[at] ?? 0) * wide,
  }));
}

/** Twenty-four weeks of tee batting: the speed rises, and the angle is steadier in the last month. */
const tee = Array.from({ length: 24 }, (_, week) =>
  batted(week * 7 + 1, 121 - week * 0.5 + (week % 3) * 0.6, week < 5 ? 0.45 : 1.2, 1),
).flat();
const records = [...tee, ...batted(3, 108, 1, 3).slice(0, 8), ...batted(10, 116, 1, 2)];

const battingPeers = Array.from(
  { length: 24 },
  (_, at): BattingPeer => ({
    ...player,
    memberId: at + 1,
    condition: { battingType: at % 2 === 0 ? 1 : 3, ball: "hard" },
    figures: {
      speedMean: 110 + at * 0.5,
      speedP90: 118 + at * 0.5,
      angleMean: 10 + at / 4,
      speedSd: 2.4 + at / 10,
      sweetSpotShare: 0.6 + at / 80,
    },
  }),
);

const battingOf = (its: readonly BattingRecord[], peers: readonly BattingPeer[]): BattingAiStats => ({
  range,
  before,
  batting_type: 1,
  ball: "hard",
  nationwide: false,
  bases_nationwide: false,
  unclassified: 0,
  choices: [{ ball: "hard", count: its.length }],
  stats: battingStats({ player, condition: { battingType: 1, ball: "hard" }, records: its, peers, range, now }),
});

export const battingMonth = battingOf(records, battingPeers);
export const battingTwoBalls: BattingAiStats = {
  ...battingMonth,
  choices: [
    { ball: "hard", count: 158 },
    { ball: "rubber", count: 12 },
  ],
};
/** Twenty live balls on two days, and too few players to scale their speed by. */
export const battingAlone = battingOf([...records, ...batted(4, 110, 1, 3), ...batted(9, 112, 1, 3)], []);
/** 36 live balls on two days, of which 12 have an angle. */
export const battingFewAngles = battingOf(
  [batted(4, 110, 1, 3), batted(9, 112, 1, 3), batted(16, 111, 1, 3), batted(18, 111, 1, 3).slice(0, 6)]
    .flat()
    .map((record, at) => (at % 3 === 0 ? record : { ...record, angle: null })),
  battingPeers,
);
export const battingNothing = battingOf([], []);

/** The first day: three balls off the tee, and nobody else measured. */
export const battingThreeBalls = battingOf(batted(1, 121, 1, 1).slice(0, 3), []);

const fastOff = [-1.3, 0.6, -0.4, 1.1, 0.2, -0.8, 0.9, -0.1, 0.5, -0.7];

function thrown(daysAgo: number, pitches: readonly (readonly [code: PitchCode, speed: number])[]): PitchingRecord[] {
  return pitches.map(([tag_pitch, speed], at) => ({
    datetime: momentOf(daysAgo, at),
    ball: "hard",
    tag_pitch,
    speed: Math.round((speed + (fastOff[at % 10] ?? 0)) * 10) / 10,
    angle: -2 + (at % 5) / 10,
  }));
}

const ten = (code: PitchCode, speed: number) => Array.from({ length: 10 }, () => [code, speed] as const);

/** Twenty-four weeks; in the last one the fastball falls from the forty-first pitch on. */
const pitched = [
  ...Array.from({ length: 24 }, (_, week) =>
    thrown((week + 1) * 7, [
      ...ten(1, 131.4 - week * 0.15 + (week % 3) * 0.5),
      ...ten(3, 117.9),
      ...ten(7, 119.3),
      ...ten(6, 113.6),
    ]),
  ).flat(),
  ...thrown(1, [...ten(1, 132), ...ten(1, 132.2), ...ten(1, 131.7), ...ten(1, 131), ...ten(1, 129), ...ten(1, 126.3)]),
];

const pitchingPeers = Array.from(
  { length: 12 },
  (_, at): PitchingPeer => ({
    ...player,
    memberId: at + 1,
    condition: { ball: "hard" },
    figures: {
      fastballMean: 124 + at * 0.8,
      fastballSd: 0.9 + at / 8,
      fastballAngleSd: 0.1 + at / 50,
      changeUpGap: 12 + at / 3,
      lateChange: -2 + at / 6,
    },
  }),
);

const pitchingOf = (its: readonly PitchingRecord[], peers: readonly PitchingPeer[]): PitchingAiStats => ({
  range,
  before,
  ball: "hard",
  nationwide: false,
  unclassified: 0,
  choices: [{ ball: "hard", count: its.length }],
  stats: pitchingStats({ player, condition: { ball: "hard" }, records: its, peers, range, now }),
});

export const pitchingMonth = pitchingOf(pitched, pitchingPeers);
export const pitchingNothing = pitchingOf([], []);
/** The first day: six fastballs and two curves, and nobody else measured. */
export const pitchingEightBalls = pitchingOf(
  thrown(1, [...ten(1, 131.4).slice(0, 6), ...ten(4, 104.6).slice(0, 2)]),
  [],
);
