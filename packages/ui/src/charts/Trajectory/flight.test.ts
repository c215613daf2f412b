import { describe, expect, test } from "vitest";
import { flight, standardAir } from "./flight.ts";

const vacuum = { drag: 0, lift: 0, density: 1.204 };
const mph = 1.609344;
const foot = 0.3048;

describe("空気がなければ、放物運動の式に一致する", () => {
  test.each([
    [100, 45, 78.69],
    [100, 30, 68.14],
    [140, 15, 77.1],
  ])("時速%skm・%s°なら v²·sin2θ/g = %sm", (speedKmh, angleDeg, carryM) => {
    const ball = flight({ speedKmh, angleDeg, heightM: 0 }, vacuum);
    const angle = (angleDeg * Math.PI) / 180;
    const exact = ((speedKmh / 3.6) ** 2 * Math.sin(2 * angle)) / 9.80665;
    expect(ball.carryM).toBeCloseTo(exact, 2);
    expect(ball.carryM).toBeCloseTo(carryM, 1);
    expect(ball.apex.y).toBeCloseTo(((speedKmh / 3.6) * Math.sin(angle)) ** 2 / (2 * 9.80665), 2);
    expect(ball.hangSeconds).toBeCloseTo((2 * (speedKmh / 3.6) * Math.sin(angle)) / 9.80665, 3);
  });

  test("高さ1.25mから水平に打てば 0.505秒で落ちる", () => {
    const ball = flight({ speedKmh: 36, angleDeg: 0, heightM: 1.25 }, vacuum);
    expect(ball.hangSeconds).toBeCloseTo(0.505, 3);
    expect(ball.carryM).toBeCloseTo(5.05, 2);
    expect(ball.apex).toEqual({ x: 0, y: 1.25 });
  });
});

describe("空気の中では、知られている飛距離になる", () => {
  test.each([
    [90, 350],
    [100, 400],
    [110, 450],
  ])("%s mph・28°なら およそ%sフィート", (speed, feet) => {
    const { carryM } = flight({ speedKmh: speed * mph, angleDeg: 28 });
    expect(Math.abs(carryM / foot - feet)).toBeLessThan(5);
  });

  test("重さに比べて大きいソフトボールは、硬式より飛ばない", () => {
    const launch = { speedKmh: 100, angleDeg: 30 };
    const [hard, rubber, soft] = (["hard", "rubber", "soft"] as const).map(
      (ball) => flight({ ...launch, ball }).carryM,
    );
    expect(hard).toBeCloseTo(60.9, 1);
    expect(rubber).toBeCloseTo(60.75, 1);
    expect(soft).toBeCloseTo(57.8, 1);
  });
});

describe("飛び方の性質", () => {
  test("速いほど遠くへ飛び、高く上がり、長く浮く", () => {
    const balls = [60, 80, 100, 120, 140, 160].map((speedKmh) => flight({ speedKmh, angleDeg: 25 }));
    for (const measure of [carry, apex, hang]) {
      const values = balls.map(measure);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });

  test("角度が上がるほど高く上がり、30°前後でいちばん遠くへ飛ぶ", () => {
    const angles = [0, 10, 20, 30, 40, 50, 60, 70, 80];
    const balls = angles.map((angleDeg) => flight({ speedKmh: 130, angleDeg }));
    const tops = balls.map(apex);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(angles[balls.map(carry).indexOf(Math.max(...balls.map(carry)))]).toBe(30);
  });

  test("空気の抵抗が大きいほど飛ばない", () => {
    const values = [0.6, 0.45, 0.35, 0.2, 0].map(
      (drag) => flight({ speedKmh: 120, angleDeg: 30 }, { ...standardAir, lift: 0, drag }).carryM,
    );
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  test("軌道は打った所から地面までで、0.1秒ごとに前へ進む", () => {
    const { path, carryM, hangSeconds } = flight({ speedKmh: 120, angleDeg: 20 });
    expect(path[0]).toEqual({ x: 0, y: 1 });
    expect(path.at(-1)).toEqual({ x: carryM, y: 0 });
    expect(path).toHaveLength(Math.ceil(hangSeconds / 0.1) + 1);
    expect(path.map(({ x }) => x)).toEqual(path.map(({ x }) => x).sort((a, b) => a - b));
  });

  test.each([
    ["地面へたたきつける", { speedKmh: 120, angleDeg: -30 }, 1.7],
    ["真上", { speedKmh: 80, angleDeg: 90, heightM: 0 }, 0],
    ["速さ0", { speedKmh: 0, angleDeg: 20 }, 0],
    ["地面の上を転がる", { speedKmh: 100, angleDeg: 0, heightM: 0 }, 0],
  ])("%sなら、そこで終わる", (_, launch, carryM) => {
    expect(flight(launch, vacuum).carryM).toBeCloseTo(carryM, 1);
  });
});

type Flown = ReturnType<typeof flight>;
const carry = ({ carryM }: Flown) => carryM;
const apex = (ball: Flown) => ball.apex.y;
const hang = ({ hangSeconds }: Flown) => hangSeconds;
