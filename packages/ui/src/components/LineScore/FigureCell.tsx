import { useIntl } from "react-intl";
import { numberText } from "../../copy/controls/number.ts";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { decimal } from "../../format/decimal.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { LineScoreColumn, LineScoreFigure, LineScoreValue } from "./lineScoreColumn.ts";

type FigureCellProps = {
  column: Pick<LineScoreColumn<never>, "digits" | "mark" | "hideBelow">;
  content: LineScoreValue | LineScoreFigure;
  loading?: boolean;
};

/** 一つの升。値がなければ「–」を出し、わけは読み上げで伝える。 */
export function FigureCell({ column: { digits = 0, mark, hideBelow }, content, loading = false }: FigureCellProps) {
  const { formatMessage } = useIntl();
  const figure: LineScoreFigure = typeof content === "object" && content !== null ? content : { value: content };
  const value = mark === "future" ? null : figure.value;
  const absence = mark === "future" ? statPanelText.future : numberText.none;

  return (
    <td data-cell="figure" data-mark={figure.mark ?? mark} data-hide-below={hideBelow}>
      {value === null ? (
        <>
          <i aria-hidden="true">–</i>
          <VisuallyHidden>{formatMessage(loading ? statPanelText.loading : absence)}</VisuallyHidden>
        </>
      ) : (
        <span data-part={figure.isWord ? "word" : undefined}>
          {typeof value === "number" ? decimal(value, digits) : value}
          {figure.unit && <small data-part="unit">{figure.unit}</small>}
        </span>
      )}
    </td>
  );
}
