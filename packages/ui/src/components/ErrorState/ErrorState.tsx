import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { failureActionText, failureText } from "../../copy/controls/failure.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Notice, NoticeText, NoticeTitle } from "../EmptyState/noticeStyle.ts";
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
      <Sign name={code === "unavailable" ? "offline" : "warning"} size="l" />
      <NoticeTitle>{formatMessage(failureActionText.title)}</NoticeTitle>
      <NoticeText>{formatMessage(failureText[code])}</NoticeText>
      <Button variant="primary" icon="refresh" busy={busy} onClick={onRetry}>
        {formatMessage(failureActionText.reload)}
      </Button>
    </Notice>
  );
}

const Sign = styled(Icon)`
  color: ${token("danger")};
`;
