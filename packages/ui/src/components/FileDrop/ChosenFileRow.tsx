import { useIntl } from "react-intl";
import styled from "styled-components";
import { fileText, fileValueText } from "../../copy/controls/files.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconPaths.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { fileSize } from "./fileSize.ts";

export type ChosenFile = { id: string; name: string; bytes: number } & (
  | { state: "ready" }
  /** null は、どこまで送れたか分からないとき。 */
  | { state: "sending"; sentBytes: number | null }
  | { state: "done" }
  | { state: "failed"; reason: string }
);

type ChosenFileRowProps = {
  file: ChosenFile;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
};

/** 選んだファイルひとつ。 */
export function ChosenFileRow({ file, onRemove, onRetry }: ChosenFileRowProps) {
  const { formatMessage } = useIntl();
  const { id, name, bytes } = file;

  const progressText = () => {
    if (file.state === "done") return formatMessage(fileText.done);
    if (file.state !== "sending") return null;
    if (file.sentBytes === null || bytes === 0) return formatMessage(fileText.sending);
    return formatMessage(fileValueText.sent, { percent: Math.floor((file.sentBytes / bytes) * 100) });
  };

  return (
    <Row data-state={file.state}>
      <Sign name={icons[file.state]} />
      <Words>
        <Name>{name}</Name>
        <Caption>{[fileSize(bytes), progressText()].filter(Boolean).join("・")}</Caption>
        {file.state === "failed" && <Reason>{file.reason}</Reason>}
        {file.state === "sending" && (
          <ProgressBar
            label={formatMessage(fileValueText.sendingFile, { name })}
            labelPlace="hidden"
            size="s"
            measure="percent"
            done={file.sentBytes}
            total={bytes}
          />
        )}
      </Words>
      <Actions>
        {file.state === "failed" && onRetry && (
          <Button
            size="s"
            icon="refresh"
            aria-label={formatMessage(fileValueText.resendFile, { name })}
            onClick={() => onRetry(id)}
          >
            {formatMessage(fileText.resend)}
          </Button>
        )}
        {onRemove && file.state === "sending" && (
          <Button size="s" aria-label={formatMessage(fileValueText.cancelFile, { name })} onClick={() => onRemove(id)}>
            {formatMessage(fileText.cancel)}
          </Button>
        )}
        {onRemove && file.state !== "sending" && (
          <IconButton icon="close" label={formatMessage(fileValueText.remove, { name })} onClick={() => onRemove(id)} />
        )}
      </Actions>
    </Row>
  );
}

const icons = {
  ready: "file",
  sending: "upload",
  done: "success",
  failed: "alert",
} as const satisfies Record<ChosenFile["state"], IconName>;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-3")};
`;

const Sign = styled(Icon)`
  color: ${token("ink-3")};

  [data-state="done"] > & {
    color: ${token("success")};
  }
  [data-state="failed"] > & {
    color: ${token("danger")};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${token("cell-s")};
  gap: ${token("rule")};
  min-width: 0;
  line-height: ${token("lh-small")};
`;

const Name = styled.b`
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;
`;

const Reason = styled.em`
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  font-style: normal;
`;
