import type { ConditionGroup } from "../../store/playerReports/conditionGroup.ts";

type ConditionQuery = { [Field in keyof ConditionGroup]?: ConditionGroup[Field] | undefined };

/** The group of `found` that fits the query and is nearest to the usual one; without any, what the query says. */
export function nearestConditionGroup(
  found: readonly ConditionGroup[],
  query: ConditionQuery,
  usual: ConditionGroup,
): ConditionGroup {
  const matchesQuery = ({ batting_type, ball }: ConditionGroup) =>
    (query.batting_type === undefined || batting_type === query.batting_type) &&
    (query.ball === undefined || ball === query.ball);
  const [nearest] = found.filter(matchesQuery).toSorted((a, b) => distance(a, usual) - distance(b, usual));
  return {
    batting_type: nearest ? nearest.batting_type : orUsual(query.batting_type, usual.batting_type),
    ball: nearest ? nearest.ball : orUsual(query.ball, usual.ball),
  };
}

export const isSameConditionGroup = (a: ConditionGroup, b: ConditionGroup) =>
  a.batting_type === b.batting_type && a.ball === b.ball;

const orUsual = <Value>(query: Value | undefined, usual: Value) => (query === undefined ? usual : query);

/** Another ball is further from the usual than another way of batting; what nobody said is further than either. */
const distance = (a: ConditionGroup, b: ConditionGroup) =>
  Number(a.batting_type !== b.batting_type) +
  2 * Number(a.ball !== b.ball) +
  4 * Number(a.batting_type === null && b.batting_type !== null) +
  4 * Number(a.ball === null);
