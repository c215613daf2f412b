import type { Ball } from "@kyuseki/domain";

export type Launch = {
  speedKmh: number;
  /** 水平から上向きの角度（°）。 */
  angleDeg: number;
  /** 打った瞬間の高さ（m）。省くと 1 m。 */
  heightM?: number;
  /** 省くと硬式。 */
  ball?: Ball;
};

/** Side view: `x` metres from home plate, `y` metres above the ground. */
export type FlightPoint = { x: number; y: number };

export type Flight = {
  /** From the bat to the ground, one point every 0.1 s; the last one is exactly on the ground. */
  path: readonly FlightPoint[];
  carryM: number;
  apex: FlightPoint;
  hangSeconds: number;
};

/** Drag and lift coefficients, and air density in kg/m³. */
export type AirCoefficients = { drag: number; lift: number; density: number };

/**
 * Flight of a batted ball in still air, as far as its first touch of the ground, from speed and angle alone:
 * m·dv/dt = −m·g − ½ρA·Cd·|v|·v + ½ρA·Cl·|v|²·n, n at right angles to v (backspin), solved by fourth-order Runge–Kutta.
 *
 * Drag Cd = 0.35 and lift Cl = 0.20 are constants inside the range measured for baseballs at batted speeds and backspins:
 * A. M. Nathan, "The effect of spin on the flight of a baseball", Am. J. Phys. 76, 119 (2008). With them 100 mph at 28°
 * carries 122 m (400 ft). The density is that of air at 20 °C and sea level. Spin, wind and direction are unknown: a
 * carry is an estimate, not a measurement.
 */
export function flight(
  { speedKmh, angleDeg, heightM = 1, ball = "hard" }: Launch,
  { drag, lift, density }: AirCoefficients = standardAir,
): Flight {
  const { massKg, circumferenceM } = ballSizes[ball];
  const perMetre = (density * circumferenceM ** 2) / (8 * Math.PI * massKg);
  const speed = speedKmh / 3.6;
  const angle = (angleDeg * Math.PI) / 180;

  const pull = ({ vx, vy }: State): State => {
    const air = perMetre * Math.hypot(vx, vy);
    return { x: vx, y: vy, vx: air * (-drag * vx - lift * vy), vy: -gravity + air * (-drag * vy + lift * vx) };
  };

  let state: State = { x: 0, y: heightM, vx: speed * Math.cos(angle), vy: speed * Math.sin(angle) };
  let apex: FlightPoint = { x: 0, y: heightM };
  const path: FlightPoint[] = [apex];
  for (let step = 1; step <= longest; step += 1) {
    const next = advance(state, pull);
    if (next.y > apex.y) apex = { x: next.x, y: next.y };
    if (next.y <= 0) {
      const share = state.y === next.y ? 0 : state.y / (state.y - next.y);
      const carryM = state.x + share * (next.x - state.x);
      path.push({ x: carryM, y: 0 });
      return { path, carryM, apex, hangSeconds: (step - 1 + share) * tick };
    }
    if (step % kept === 0) path.push({ x: next.x, y: next.y });
    state = next;
  }
  return { path, carryM: state.x, apex, hangSeconds: longest * tick };
}

export const standardAir: AirCoefficients = { drag: 0.35, lift: 0.2, density: 1.204 };

/** The middle of what the rules of each ball allow: 軟式 M号, 硬式（公認野球規則 3.01）, ソフトボール 3号. */
const ballSizes = {
  rubber: { massKg: 0.138, circumferenceM: 0.2262 },
  hard: { massKg: 0.145, circumferenceM: 0.2295 },
  soft: { massKg: 0.19, circumferenceM: 0.3048 },
} as const satisfies Record<Ball, { massKg: number; circumferenceM: number }>;

const gravity = 9.80665;
const tick = 0.02;
const kept = 5;
/** 20 s: longer than any ball stays up. */
const longest = 1000;

type State = FlightPoint & { vx: number; vy: number };

function advance(state: State, pull: (state: State) => State): State {
  const a = pull(state);
  const b = pull(moved(state, a, tick / 2));
  const c = pull(moved(state, b, tick / 2));
  const d = pull(moved(state, c, tick));
  const mean = (key: keyof State) => (a[key] + 2 * b[key] + 2 * c[key] + d[key]) / 6;
  return moved(state, { x: mean("x"), y: mean("y"), vx: mean("vx"), vy: mean("vy") }, tick);
}

const moved = (state: State, rate: State, seconds: number): State => ({
  x: state.x + rate.x * seconds,
  y: state.y + rate.y * seconds,
  vx: state.vx + rate.vx * seconds,
  vy: state.vy + rate.vy * seconds,
});
