import type { NationalRanking } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import { rankingValueText } from "../../../copy/rankings/ranking.ts";
import { fileDay } from "../../../format/date.ts";
import { foundByName } from "../../../format/nameSearch.ts";
import { type ExportedPlace, nationalCsv, nationalExport, type OwnRow, ownExport } from "./nationalRows.ts";

export type NationalExportProps = Pick<ExportButtonProps<ExportedPlace>, "onExport"> & {
  /** 集計の日。 */
  asOf: string;
  /** チームの選手だけを見ているときの、その全員。 */
  own: readonly OwnRow[] | null;
  kind: RankedKind;
  q: string;
  /** `view` の条件に合う順位を、全ページ分。null は、届かなかったことをもう伝えた。 */
  readAll: () => Promise<NationalRanking | null>;
};

/** 絞り込んだ順位を、全ページ分 CSV で残す。 */
export function NationalExport({ asOf, own, kind, q, readAll, ...rest }: NationalExportProps) {
  const intl = useIntl();
  const isOwn = own !== null;
  const columns = useMemo(() => nationalCsv(intl, kind, isOwn), [intl, kind, isOwn]);
  const fileName = intl.formatMessage(rankingValueText.nationalFile, { day: fileDay(asOf) });
  const readRows = async () => {
    if (own) return ownExport(foundByName(own, q));
    const ranking = await readAll();
    return ranking && nationalExport(intl, ranking);
  };
  return <ExportButton {...rest} columns={columns} rows={readRows} fileName={fileName} />;
}
