import type { NationalRanking } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { rankingValueText } from "../../../copy/rankings/ranking.ts";
import { fileDay } from "../../../format/date.ts";
import { foundByName } from "../../../format/nameSearch.ts";
import { exportedRows, nationalCsv, type OwnRow } from "./nationalRows.ts";

export type NationalExportProps = {
  ranking: NationalRanking;
  own: readonly OwnRow[];
  kind: RankedKind;
  /** チームの選手だけを見ている。 */
  isOwn: boolean;
  q: string;
};

/** いま並んでいる順位を CSV で残す。チームの選手は全員、ほかは見えている行。 */
export function NationalExport({ ranking, own, kind, isOwn, q }: NationalExportProps) {
  const intl = useIntl();
  const rows = useMemo(
    () => exportedRows(intl, ranking, isOwn ? foundByName(own, q) : own, isOwn),
    [intl, ranking, own, isOwn, q],
  );
  const columns = useMemo(() => nationalCsv(intl, kind, isOwn), [intl, kind, isOwn]);
  const fileName = intl.formatMessage(rankingValueText.nationalFile, { day: fileDay(ranking.as_of) });
  return <ExportButton columns={columns} rows={rows} fileName={fileName} />;
}
