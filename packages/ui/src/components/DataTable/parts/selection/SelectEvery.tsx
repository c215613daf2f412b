import { useIntl } from "react-intl";
import { tableText } from "../../../../copy/controls/table.ts";
import { useOptimisticChoice } from "../../../../state/useOptimisticChoice.ts";
import type { RowId, RowSelection } from "../tableFeatures.ts";
import { shareOf, withRows } from "./rowSet.ts";

export type SelectEveryProps<Row> = {
  selection: RowSelection<Row>;
  /** Ids of the rows it stands for: those of the page, or all. */
  ids: readonly RowId[];
  reach: "page" | "every";
};

/** 見出しのチェック。一部だけ選ばれているときは横線になる。 */
export function SelectEvery<Row>({ selection: { selected, onSelectedChange }, ids, reach }: SelectEveryProps<Row>) {
  const { formatMessage } = useIntl();
  // The box answers the press at once; a page full of rows follows.
  const [share, choose] = useOptimisticChoice(shareOf(selected, ids));

  const handleChange = () => {
    const isOn = share !== "all";
    choose(isOn ? "all" : "none", () => onSelectedChange(withRows(selected, ids, isOn)));
  };

  return (
    <label data-part="select">
      <input
        type="checkbox"
        aria-label={formatMessage(reach === "page" ? tableText.selectPage : tableText.selectEvery)}
        checked={share === "all"}
        ref={(box) => {
          if (box) box.indeterminate = share === "some";
        }}
        onChange={handleChange}
      />
    </label>
  );
}
