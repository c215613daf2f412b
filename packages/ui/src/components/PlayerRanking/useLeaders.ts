import type { Period } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { periodBeforeText } from "../../copy/controls/period.ts";
import { unitText } from "../../copy/controls/units.ts";
import { gradeText } from "../../copy/members/person.ts";
import { rankingValueText } from "../../copy/rankings/ranking.ts";
import { decimal } from "../../format/decimal.ts";
import { signed } from "../Delta/signed.ts";
import type { Stat } from "../StatGrid/stat.ts";
import type { RankedOrder, RankedRow } from "./rankedRows.ts";

type Shown = {
  kind: RankedKind;
  by: RankedOrder;
  period: Period;
  /** Whether figures include their unit; not where the caption does. */
  hasUnit: boolean;
};

/**
 * The first three for a `StatGrid`, or as many as there are; three empty places while there is none. `rows` are in the
 * order of `by`.
 */
export function useLeaders(rows: readonly RankedRow[], { kind, by, period, hasUnit }: Shown): readonly Stat[] {
  const { formatMessage } = useIntl();
  const unit = formatMessage(measureUnitText[kind]);
  const digits = kind === 3 ? 0 : 1;
  const isGrowth = by === "growth";
  const placed = rows.filter(({ place }) => place !== null);

  const noteOf = ({ rank_before, mean, base, base_count, fast, count }: RankedRow) => {
    if (isGrowth && base !== null && fast !== null) {
      const counts = { baseCount: base_count, count };
      return formatMessage(rankingValueText.from, {
        base: decimal(base, digits),
        value: decimal(fast, digits),
        unit,
        ...counts,
      });
    }
    const before = formatMessage(periodBeforeText[period]);
    const was =
      rank_before === null ? "" : formatMessage(rankingValueText.before, { period: before, rank: rank_before });
    const average = mean === null ? "" : formatMessage(rankingValueText.mean, { mean: decimal(mean, 1) });
    return was && average
      ? formatMessage(rankingValueText.beforeAndMean, { before: was, mean: average })
      : was || average;
  };
  const figureOf = (row: RankedRow | undefined) => {
    if (!isGrowth) return row?.value ?? null;
    return row && row.growth !== null ? signed(row.growth, 1) : null;
  };
  return Array.from({ length: Math.min(placed.length || most, most) }, (_, index) => {
    const row = placed[index];
    return {
      id: `${index}`,
      lead: formatMessage(rankingValueText.nth, { rank: row?.place ?? index + 1 }),
      label: row
        ? formatMessage(rankingValueText.person, { name: row.name, grade: formatMessage(gradeText[row.grade]) })
        : "",
      value: figureOf(row),
      ...(hasUnit && { unit: isGrowth ? formatMessage(unitText.percent) : unit }),
      digits: isGrowth ? 1 : digits,
      note: row ? noteOf(row) : undefined,
    };
  });
}

const most = 3;
