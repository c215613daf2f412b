import { useIntl } from "react-intl";
import { type CountUnit, countUnitText } from "../../copy/controls/table.ts";
import { bulkBarText } from "../../copy/members/bulkBar.ts";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";

export type BulkProgressProps = {
  /** 何をしているのか（「アナライザーに招待しています」）。 */
  label: string;
  done: number;
  total: number;
  unit?: CountUnit;
  /** やめると決めた後、すでに送ったものの返事を待っている間。 */
  stopping?: boolean;
  /** まだ送っていない分をやめる。 */
  onStop: () => void;
};

/** 一人ずつ送っている間の進み具合と、途中でやめるボタン。 */
export function BulkProgress({ label, done, total, unit = "row", stopping = false, onStop }: BulkProgressProps) {
  const { formatMessage } = useIntl();

  return (
    <div data-part="row">
      <div data-part="progress">
        <ProgressBar
          label={label}
          done={done}
          total={total}
          unit={formatMessage(countUnitText[unit])}
          tone="board"
          size="s"
        />
      </div>
      <button
        type="button"
        aria-disabled={stopping || undefined}
        onClick={() => {
          if (!stopping) onStop();
        }}
      >
        {formatMessage(stopping ? bulkBarText.stopping : bulkBarText.stop)}
      </button>
    </div>
  );
}
