import type { TrainingReportRow } from "@kyuseki/domain";
import { amountsOf, type MenuGroup } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { amountMeasureText } from "../../../copy/practice/training.ts";
import { decimal } from "../../../format/decimal.ts";

/** 一つの種類の量。単位ごとの和で、ちがう単位は足さない。見た目は一覧（`trainingReportStyle`）がまとめて持つ。 */
export function GroupAmount({ member, group }: { member: TrainingReportRow; group: MenuGroup }) {
  const { formatMessage } = useIntl();
  const sums = amountsOf(member.amounts, group);
  if (sums.length === 0) return <UnitNumber value={null} />;

  return (
    <span data-part="sums">
      {sums.map(({ measure, value }) => (
        <span key={measure} data-part="sum">
          <b data-part="figure">{decimal(value, Number.isInteger(value) ? 0 : 1)}</b>
          <small data-part="unit">{formatMessage(amountMeasureText[measure])}</small>
        </span>
      ))}
    </span>
  );
}
