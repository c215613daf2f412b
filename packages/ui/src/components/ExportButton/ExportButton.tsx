import { useState } from "react";
import { useIntl } from "react-intl";
import { tableText } from "../../copy/controls/table.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { downloadText } from "./downloadText.ts";

export type ExportButtonProps<Row> = Omit<ButtonProps, "icon" | "busy" | "onClick"> & {
  columns: readonly CsvColumn<Row>[];
  /** 絞り込んだ後のすべての行。ページには分けない。手元になければ、取りに行く。null は届かなかったことを、もう伝えた。 */
  rows: readonly Row[] | (() => Promise<readonly Row[] | null>);
  /** 拡張子まで（「メンバーリスト_20261120.csv」）。 */
  fileName: string;
  /** 渡さなければ、端末に保存する。 */
  onExport?: (text: string, fileName: string) => void;
};

/** 表を CSV で手元に残す。 */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
  onExport = downloadText,
  children,
  ...rest
}: ExportButtonProps<Row>) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    try {
      // The CSV writer is imported on the first press.
      const [{ toCsv }, every] = await Promise.all([
        import("../../format/csv.ts"),
        typeof rows === "function" ? rows() : rows,
      ]);
      if (every) onExport(toCsv(columns, every), fileName);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button {...rest} icon="download" busy={busy} onClick={handleClick}>
      {children ?? formatMessage(tableText.exportCsv)}
    </Button>
  );
}
