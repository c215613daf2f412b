import type { FailureCode } from "@kyuseki/domain";
import { useContext } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { failureActionText, failureText } from "../../copy/controls/failure.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Notice, NoticeText, NoticeTitle } from "../EmptyState/noticeStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { offlineIcon, refreshIcon, warningIcon } from "../Icon/icons.ts";
import { ErrorHelp } from "./errorHelp.ts";

export type ErrorStateProps = {
  code: FailureCode;
  onRetry: () => void;
  /** 読み込み直している間。 */
  busy?: boolean;
};

/** 読み込めなかったことと、その理由と、やり直すボタン、あれば人に聞く方法。ほかの部分はそのまま使える。 */
export function ErrorState({ code, onRetry, busy = false }: ErrorStateProps) {
  const { formatMessage } = useIntl();

  return (
    <Notice role="alert">
      <Sign path={code === "unavailable" ? offlineIcon : warningIcon} size="l" />
      <NoticeTitle>{formatMessage(failureActionText.title)}</NoticeTitle>
      <NoticeText>{formatMessage(failureText[code])}</NoticeText>
      <Actions>
        <Button variant="primary" icon={refreshIcon} busy={busy} onClick={onRetry}>
          {formatMessage(failureActionText.reload)}
        </Button>
        {useContext(ErrorHelp)}
      </Actions>
    </Notice>
  );
}

const Sign = styled(Icon)`
  color: ${token("danger")};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("sp-2")};
  margin-block-start: ${token("sp-2")};
`;
