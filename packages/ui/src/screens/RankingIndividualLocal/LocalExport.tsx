import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ExportButton } from "../../components/ExportButton/ExportButton.tsx";
import { rankingValueText } from "../../copy/ranking.ts";
import { localCsv } from "./localCsv.ts";
import type { LocalRow } from "./localRows.ts";

export type LocalExportProps = {
  rows: readonly LocalRow[];
  kind: RankedKind;
  /** 期間の最後の日。ファイルの名前になる。 */
  lastDay: string;
};

/** 見えている条件の順位を、全員分 CSV で残す。 */
export function LocalExport({ rows, kind, lastDay }: LocalExportProps) {
  const intl = useIntl();
  const columns = useMemo(() => localCsv(intl, kind), [intl, kind]);
  return (
    <ExportButton
      columns={columns}
      rows={rows}
      fileName={intl.formatMessage(rankingValueText.file, { day: lastDay.replaceAll("-", "") })}
    />
  );
}
