import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { Panel, type PanelProps } from "../../../../components/Panel/Panel.tsx";
import { FilterSegment } from "../../../../components/Segment/FilterSegment.tsx";
import { csvCheckText, csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import type { CsvImportScreenProps } from "../csvImportProps.ts";
import { ReasonRows } from "./ReasonRows.tsx";
import { reasonGroups } from "./reasonGroups.ts";
import type { CheckRow } from "./useCheckRows.ts";

type ErrorPanelProps = Pick<CsvImportScreenProps, "onLeaveRow"> &
  Pick<PanelProps, "footer" | "children"> & { rows: readonly CheckRow[] };
type Shown = "all" | CheckRow["about"];

/** 取り込まない行と、そのまま取り込むが確かめてほしい値。理由ごとにまとめる。 */
export function ErrorPanel({ rows, onLeaveRow, children, ...panel }: ErrorPanelProps) {
  const { formatMessage } = useIntl();
  // Names are decided beside the list, and one of them may stand for hundreds of rows.
  const [shown, setShown] = useState<Shown>("value");
  const names = rows.filter(({ about }) => about === "name").length;
  const values = rows.length - names;
  const isMixed = names > 0 && values > 0;
  const groups = useMemo(
    () => reasonGroups(isMixed && shown !== "all" ? rows.filter(({ about }) => about === shown) : rows),
    [rows, isMixed, shown],
  );

  return (
    <Panel
      {...panel}
      flush
      title={formatMessage(csvCheckText.title)}
      action={
        isMixed && (
          <FilterSegment
            label={formatMessage(csvCheckText.shown)}
            options={[
              { value: "all", label: formatMessage(csvValueText.all, { count: rows.length }) },
              { value: "name", label: formatMessage(csvValueText.aboutName, { count: names }) },
              { value: "value", label: formatMessage(csvValueText.aboutValue, { count: values }) },
            ]}
            value={shown}
            onChange={setShown}
          />
        )
      }
    >
      {groups.length === 0 && <EmptyState title={formatMessage(csvCheckText.none)} />}
      {groups.map((group) => (
        <ReasonRows key={group.id} group={group} onLeaveRow={onLeaveRow} />
      ))}
      {children}
    </Panel>
  );
}
