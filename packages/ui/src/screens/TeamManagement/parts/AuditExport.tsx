import type { AuditEntry } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { saveFile } from "../../../components/ExportButton/saveFile.ts";
import { downloadIcon } from "../../../components/Icon/icons.ts";
import { auditText } from "../../../copy/team/audit.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { useAuditFile } from "./useAuditFile.ts";

export type AuditExportProps = {
  /** 新しい順に、少しずつ。断られたときは `Failure` で投げる。 */
  onReadAudit: () => AsyncIterable<readonly AuditEntry[]>;
  /** 渡さなければ、端末に保存する。 */
  onSaveAudit?: (file: Blob, fileName: string) => void;
};

/** 記録のすべてを、表計算ソフトと、ほかのプログラムのために書き出す（P5）。 */
export function AuditExport({ onReadAudit, onSaveAudit = saveFile }: AuditExportProps) {
  const { formatMessage } = useIntl();
  const { failure, send } = useSending();
  const [writing, setWriting] = useState<"csv" | "jsonl" | null>(null);
  const write = useAuditFile();

  const handleExport = async (format: "csv" | "jsonl") => {
    setWriting(format);
    await send(async () =>
      onSaveAudit(await write[format](onReadAudit()), `${formatMessage(auditText.fileName)}.${format}`),
    );
    setWriting(null);
  };
  const button = (format: "csv" | "jsonl", label: string) => (
    <Button
      size="s"
      icon={downloadIcon}
      busy={writing === format}
      disabled={writing !== null && writing !== format}
      onClick={() => void handleExport(format)}
    >
      {writing === format ? formatMessage(auditText.exporting) : label}
    </Button>
  );

  return (
    <Section>
      <Cluster>
        {button("csv", formatMessage(auditText.exportCsv))}
        {button("jsonl", formatMessage(auditText.exportJsonLines))}
      </Cluster>
      <FailureBanner failure={failure} />
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: 0 ${token("sp-4")} ${token("sp-3")};
`;
