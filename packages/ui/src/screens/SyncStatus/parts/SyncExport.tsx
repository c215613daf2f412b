import { useIntl } from "react-intl";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { syncCsvValueText } from "../../../copy/frame/syncStatus.ts";
import { dayOf } from "../../../format/date.ts";
import type { SyncEntry, SyncStatusScreenProps } from "../syncStatusProps.ts";
import { syncCsv } from "./syncCsv.ts";

type SyncExportProps = Pick<SyncStatusScreenProps, "nowS" | "onExport"> & {
  entries: readonly SyncEntry[];
  size?: "s" | "m";
  wide?: boolean;
  children: string;
};

/** この端末の入力を、送れなかった理由とともに CSV で残す。 */
export function SyncExport({ entries, nowS, onExport, ...rest }: SyncExportProps) {
  const intl = useIntl();

  return (
    <ExportButton
      {...rest}
      columns={syncCsv(intl)}
      rows={entries}
      fileName={intl.formatMessage(syncCsvValueText.file, { day: dayOf(nowS).replaceAll("-", "") })}
      {...(onExport && { onExport })}
    />
  );
}
