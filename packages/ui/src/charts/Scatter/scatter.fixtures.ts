import type { ScatterCategory, ScatterPoint } from "./scatterData.ts";

export const stages = [
  { id: "h", name: "高校", mark: 3 },
  { id: "j", name: "中学", mark: 5 },
  { id: "e", name: "小学", mark: 2 },
] as const satisfies readonly ScatterCategory[];

const people = {
  h: { names: ["小野寺 湊", "三浦 陽翔", "石井 悠真"], speed: 134, share: 0.44 },
  j: { names: ["藤井 颯太", "増田 碧", "水野 葵"], speed: 108, share: 0.34 },
  e: { names: ["小川 新", "長谷川 ひまり子"], speed: 88, share: 0.22 },
} as const;

/** Evenly spread, deterministic numbers between 0 and 1, so that pictures do not change. */
const spread = (index: number, step: number) => (index * step) % 1;

/** Two roughly normal values from uniform numbers. */
const bell = (a: number, b: number) => Math.sqrt(-2 * Math.log(1 - a * 0.999)) * Math.cos(2 * Math.PI * b);

/** `count` balls of the three stages. */
export function battedBalls(count: number): ScatterPoint[] {
  return stages.flatMap(({ id }) => {
    const { names, speed, share } = people[id];
    return Array.from({ length: Math.round(count * share) }, (_, index) => ({
      id: `${id}-${index}`,
      categoryId: id,
      name: names[index % names.length] ?? "",
      detail: `11/${(index % 20) + 1}`,
      x: tenth(speed + 8 * bell(spread(index + 1, 0.618034), spread(index + 1, 0.754878))),
      y: tenth(13 + 13 * bell(spread(index + 1, 0.56984), spread(index + 1, 0.414214))),
    }));
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
