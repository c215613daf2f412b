import type { StripGroup } from "./stripGroup.ts";

/** Exit speeds by grade: the highest of each player in the month. */
const grades: readonly [
  name: string,
  target: StripGroup["target"],
  players: [name: string, value: number, isBest?: true][],
][] = [
  ["高3", [140, 150], [["長谷川 樹", 152.3]]],
  [
    "高2",
    [138, 150],
    [
      ["三浦 陽翔", 148.9],
      ["小野寺 湊", 150.0, true],
    ],
  ],
  [
    "高1",
    [132, 142],
    [
      ["西田 大和", 138.6],
      ["石井 悠真", 139.6],
    ],
  ],
  [
    "中3",
    [124, 134],
    [
      ["岡田 蒼", 133.5],
      ["藤井 颯太", 134.9],
    ],
  ],
  [
    "中2",
    null,
    [
      ["増田 碧", 114.8, true],
      ["青山 朔", 120.8],
      ["坂口 律", 123.7],
    ],
  ],
  [
    "中1",
    [104, 114],
    [
      ["水野 葵", 103.6],
      ["原田 暖", 104.4],
      ["田中 莉子", 112.4],
    ],
  ],
  ["小6", [96, 106], []],
];

export const gradeStrips: StripGroup[] = grades.map(([name, target, players]) => ({
  id: name,
  name,
  target,
  players: players.map(([player, value, isBest]) => ({ id: player, name: player, value, isBest })),
}));

/** A crowded strip for every row: `each` players, evenly spread. */
export const crowdedStrips = (each: number): StripGroup[] =>
  gradeStrips.map((group, row) => ({
    ...group,
    players: Array.from({ length: each }, (_, index) => ({
      id: `${group.id}-${index}`,
      name: `選手 ${index + 1}`,
      value: 128 - row * 8 + ((index * 17) % 29),
    })),
  }));
