import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { tableText } from "../../copy/controls/table.ts";
import { releaseText } from "../../copy/frame/release.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { token } from "../../tokens/theme.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { downloadIcon } from "../Icon/icons.ts";
import { downloadText } from "./downloadText.ts";

export type ExportButtonProps<Row> = Omit<ButtonProps, "icon" | "busy" | "onClick"> & {
  columns: readonly CsvColumn<Row>[];
  /** 絞り込んだ後のすべての行。ページには分けない。手元になければ、取りに行く。null は届かなかったことを、もう伝えた。 */
  rows: readonly Row[] | (() => Promise<readonly Row[] | null>);
  /** 拡張子まで（「メンバーリスト_20261120.csv」）。 */
  fileName: string;
  /** 渡さなければ、端末に保存する。 */
  onExport?: (text: string, fileName: string) => void;
  /** CSV を書く部分。はじめて押したときに読み込む。 */
  fetchWriter?: typeof fetchCsvWriter;
};

/** 表を CSV で手元に残す。 */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
  onExport = downloadText,
  fetchWriter = fetchCsvWriter,
  children,
  ...rest
}: ExportButtonProps<Row>) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    setMissing(false);
    try {
      const [writer, every] = await Promise.all([
        fetchWriter().catch(() => null),
        typeof rows === "function" ? rows() : rows,
      ]);
      if (!writer) setMissing(true);
      else if (every) onExport(writer.toCsv(columns, every), fileName);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Frame data-missing={isMissing || undefined}>
      <Button {...rest} icon={downloadIcon} busy={busy} onClick={handleClick}>
        {children ?? formatMessage(tableText.exportCsv)}
      </Button>
      {isMissing && <Missing role="alert">{formatMessage(releaseText.notArrived)}</Missing>}
    </Frame>
  );
}

const fetchCsvWriter = () => import("../../format/csv.ts");

/** As if only the button were there, until there is something to say below it. */
const Frame = styled.div`
  display: contents;

  &[data-missing] {
    display: grid;
    justify-items: start;
    gap: ${token("sp-1")};
  }
`;

const Missing = styled.span`
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;
