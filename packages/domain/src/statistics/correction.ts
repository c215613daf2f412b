import { fastestKmh, impossibleValue, steepestAngle } from "./quality.ts";

/** The values of one ball that may need correction. */
export type BallValues = {
  tag_pitch: number | null;
  batting_type: number | null;
  batting_result: number | null;
  ball: string | null;
  /** km/h */
  speed: number | null;
  /** Degrees. */
  angle: number | null;
  /** m */
  distance: number | null;
};

/** What a coach may correct of a measurement; moving a ball to another member is a call of its own. */
export const correctableFields = [
  "tag_pitch",
  "batting_type",
  "batting_result",
  "ball",
  "speed",
  "angle",
  "distance",
] as const satisfies readonly (keyof BallValues)[];
export type CorrectableField = (typeof correctableFields)[number];

export const measuredNumbers = ["speed", "angle", "distance"] as const satisfies readonly CorrectableField[];
export type MeasuredNumber = (typeof measuredNumbers)[number];

type Change = { readonly [Field in CorrectableField]?: BallValues[Field] | undefined };
type Correction = { field: CorrectableField; original: number | string | null };
type Ball = BallValues & { mode: 1 | 2; corrections: readonly Correction[] };

/**
 * Why a change to a ball is refused, by field; the limits are those of a pushed record (AI 11). A field may always
 * return to its first value.
 */
export function correctionErrors(change: Change, ball: Ball): Partial<Record<CorrectableField, string>> {
  const errors: Partial<Record<CorrectableField, string>> = {};
  const first = new Map(ball.corrections.map(({ field, original }) => [field, original]));
  const changed = correctableFields.filter((field) => change[field] !== undefined && change[field] !== ball[field]);
  const made = changed.filter((field) => !first.has(field) || change[field] !== first.get(field));

  for (const field of made) {
    if (change[field] === null && !mayBeUnknown.has(field)) errors[field] = missing[field];
    if (foreignTo[ball.mode].has(field)) errors[field] = foreign[ball.mode];
  }
  if (measuredNumbers.some((field) => made.includes(field))) {
    const { speed = ball.speed, angle = ball.angle, distance = ball.distance } = change;
    const field = impossibleValue({ mode: ball.mode, speed, angle, distance });
    if (field) errors[field] = impossible[ball.mode][field];
  }
  return errors;
}

const mayBeUnknown: ReadonlySet<CorrectableField> = new Set(["batting_result", "angle", "distance"]);

const missing: Partial<Record<CorrectableField, string>> = {
  tag_pitch: "球種を選んでください",
  batting_type: "打撃の種類を選んでください",
  ball: "使用球を選んでください",
  speed: "速度を入力してください",
};

const foreignTo: Record<1 | 2, ReadonlySet<CorrectableField>> = {
  1: new Set(["tag_pitch"]),
  2: new Set(["batting_type", "batting_result"]),
};
const foreign = {
  1: "打撃の記録に球種は付けられません",
  2: "投球の記録に打撃の種類や結果は付けられません",
} as const;

const angleLimit = `角度は−${steepestAngle}〜${steepestAngle}°で入力してください`;
const tooFar = "この速さと角度では届かない飛距離です。速さと角度も確かめてください";
const impossible = {
  1: { speed: `打球の速さは${fastestKmh[1]} km/hまでです`, angle: angleLimit, distance: tooFar },
  2: { speed: `投球の速さは${fastestKmh[2]} km/hまでです`, angle: angleLimit, distance: tooFar },
} as const satisfies Record<1 | 2, Record<MeasuredNumber, string>>;
