import { expect, test } from "vitest";
import { type BattedBall, flownBall } from "./battedBall.ts";
import { flight } from "./flight.ts";

const batted: BattedBall = { id: "1", name: "1球目", speedKmh: 134.1, angleDeg: 27, result: null };
const computed = flight({ ...batted, ball: "rubber" });

test("測った飛距離があれば、軌道はそこに落ちる。高さは速度と角度のまま", () => {
  const { carryM, path, apex } = flownBall({ ...batted, distanceM: 76.1 }, "rubber").flight;
  expect(carryM).toBe(76.1);
  expect(path[0]).toEqual({ x: 0, y: 1 });
  expect(path.at(-1)?.x).toBeCloseTo(76.1, 9);
  expect(path.map(({ y }) => y)).toEqual(computed.path.map(({ y }) => y));
  expect(apex.y).toBe(computed.apex.y);
  expect(apex.x / carryM).toBeCloseTo(computed.apex.x / computed.carryM, 9);
});

test.each([[undefined], [null], [0]])("なければ（%s）、速度と角度から計算する", (distanceM) => {
  const ball = distanceM === undefined ? batted : { ...batted, distanceM };
  expect(flownBall(ball, "rubber").flight).toEqual(computed);
});
