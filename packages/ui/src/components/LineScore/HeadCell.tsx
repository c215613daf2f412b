import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { LineScoreColumn } from "./lineScoreColumn.ts";

type HeadCellProps = {
  column: Pick<LineScoreColumn<never>, "head" | "figure" | "spoken" | "mark" | "hideBelow">;
};

/** 一つの日、または項目の見出し。 */
export function HeadCell({ column: { head, figure, spoken, mark, hideBelow } }: HeadCellProps) {
  const shown = (
    <>
      {head}
      {figure !== undefined && <b data-part="figure">{figure}</b>}
    </>
  );

  return (
    <th
      scope="col"
      data-cell="head"
      data-mark={mark}
      data-hide-below={hideBelow}
      aria-current={mark === "now" || undefined}
    >
      {spoken ? (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      ) : (
        shown
      )}
    </th>
  );
}
