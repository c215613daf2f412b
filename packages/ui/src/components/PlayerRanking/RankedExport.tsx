import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../ExportButton/ExportButton.tsx";
import { rankedCsv } from "./rankedCsv.ts";
import type { RankedOrder, RankedRow } from "./rankedRows.ts";

export type RankedExportProps = Pick<ExportButtonProps<RankedRow>, "onExport"> & {
  rows: readonly RankedRow[];
  kind: RankedKind;
  by: RankedOrder;
  fileName: string;
};

/** 見えている条件の順位を、全員分 CSV で残す。 */
export function RankedExport({ rows, kind, by, fileName, ...rest }: RankedExportProps) {
  const intl = useIntl();
  const columns = useMemo(() => rankedCsv(intl, { kind, by }), [intl, kind, by]);
  return <ExportButton {...rest} columns={columns} rows={rows} fileName={fileName} />;
}
