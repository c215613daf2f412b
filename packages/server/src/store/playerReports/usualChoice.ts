import type { Ball, BattingTypeCode } from "@kyuseki/domain";

/** What is never pooled; null where it does not apply, or nobody said. */
export type Pool = { batting_type: BattingTypeCode | null; ball: Ball | null };

type Asked = { [Field in keyof Pool]?: Pool[Field] | undefined };

/** The one of `found` that was asked for, the most usual first; where nothing is found, what was asked for. */
export function chooseAmong(found: readonly Pool[], asked: Asked, usual: Pool): Pool {
  const isAsked = ({ batting_type, ball }: Pool) =>
    (asked.batting_type === undefined || batting_type === asked.batting_type) &&
    (asked.ball === undefined || ball === asked.ball);
  const [nearest] = found.filter(isAsked).toSorted((a, b) => distance(a, usual) - distance(b, usual));
  return {
    batting_type: nearest ? nearest.batting_type : orUsual(asked.batting_type, usual.batting_type),
    ball: nearest ? nearest.ball : orUsual(asked.ball, usual.ball),
  };
}

export const samePool = (a: Pool, b: Pool) => a.batting_type === b.batting_type && a.ball === b.ball;

const orUsual = <Value>(asked: Value | undefined, usual: Value) => (asked === undefined ? usual : asked);

/** Another ball is further from the usual than another way of batting; what nobody said is further than either. */
const distance = (a: Pool, b: Pool) =>
  Number(a.batting_type !== b.batting_type) +
  2 * Number(a.ball !== b.ball) +
  4 * Number(a.batting_type === null && b.batting_type !== null) +
  4 * Number(a.ball === null);
