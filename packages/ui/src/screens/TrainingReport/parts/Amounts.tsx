import type { TrainingReportRow } from "@kyuseki/domain";
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { menuLetterText } from "../../../copy/controls/date.ts";
import { menuGroupText } from "../../../copy/practice/training.ts";

const groups = ["batting", "pitching", "strength"] as const;

/** 打撃・投球・体力の回数。見た目は一覧（`trainingReportStyle`）がまとめて持つ。 */
export function Amounts({ member, most }: { member: TrainingReportRow; most: number }) {
  const { formatMessage } = useIntl();

  return (
    <span data-part="amounts">
      {groups.map((group) => (
        <span key={group} data-part="amount">
          <small data-part="letter" aria-hidden="true">
            {formatMessage(menuLetterText[group])}
          </small>
          <VisuallyHidden>{formatMessage(menuGroupText[group])}</VisuallyHidden>
          <b data-part="figure">{member[group]}</b>
          <i data-part="share" aria-hidden="true" style={width(member[group], most)} />
        </span>
      ))}
    </span>
  );
}

const width = (value: number, most: number): CSSProperties & Record<"--share", string> => ({
  "--share": `${most === 0 ? 0 : (value / most) * 100}%`,
});
