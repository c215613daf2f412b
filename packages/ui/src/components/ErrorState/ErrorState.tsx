import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { failureActionText, failureText } from "../../copy/failure.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { noticeStyle } from "../EmptyState/noticeStyle.ts";
import { Icon } from "../Icon/Icon.tsx";

export type ErrorStateProps = {
  code: FailureCode;
  onRetry: () => void;
  /** 読み込み直している間。 */
  busy?: boolean;
};

/** 読み込めなかったことと、その理由と、やり直すボタン。ほかの部分はそのまま使える。 */
export function ErrorState({ code, onRetry, busy = false }: ErrorStateProps) {
  const { formatMessage } = useIntl();

  return (
    <Notice role="alert">
      <Icon name={code === "unavailable" ? "offline" : "warning"} size="l" />
      <strong>{formatMessage(failureActionText.title)}</strong>
      <p>{formatMessage(failureText[code])}</p>
      <Button variant="primary" icon="refresh" busy={busy} onClick={onRetry}>
        {formatMessage(failureActionText.reload)}
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  ${noticeStyle}

  & > svg {
    width: ${token("sp-8")};
    height: ${token("sp-8")};
    color: ${token("danger")};
  }
`;
