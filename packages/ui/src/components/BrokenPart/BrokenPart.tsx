import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { brokenPartText } from "../../copy/frame/brokenPart.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Notice, NoticeText, NoticeTitle } from "../EmptyState/noticeStyle.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon, copyIcon, offlineIcon, refreshIcon, warningIcon } from "../Icon/icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type BrokenPartProps = {
  /** `broken`：画面の中の問題。`offline`：つながっていないので、届かなかった。 */
  kind: "broken" | "offline";
  /** 記録と照らし合わせる番号。 */
  number?: string | undefined;
  onRetry: () => void;
  onCopy?: ((number: string) => Promise<void>) | undefined;
};

/** 一つの画面が開けなかったとき、その場所に出す。ほかの画面は使える。 */
export function BrokenPart({ kind, number, onRetry, onCopy }: BrokenPartProps) {
  const { formatMessage } = useIntl();
  const { icon, title, lead } = words[kind];

  return (
    <Notice role="alert">
      <Sign path={icon} size="l" />
      <NoticeTitle>{formatMessage(title)}</NoticeTitle>
      <NoticeText>{formatMessage(lead)}</NoticeText>
      {number && (
        <NoticeText>
          {formatMessage(brokenPartText.number)} <Reference>{number}</Reference>
        </NoticeText>
      )}
      <Actions>
        <Button variant="primary" icon={refreshIcon} onClick={onRetry}>
          {formatMessage(actionText.retry)}
        </Button>
        {number && onCopy && <CopyNumber onCopy={() => onCopy(number)} />}
      </Actions>
    </Notice>
  );
}

function CopyNumber({ onCopy }: { onCopy: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const handleCopy = () => {
    onCopy().then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <>
      <Button icon={isCopied ? checkIcon : copyIcon} onClick={handleCopy}>
        {formatMessage(isCopied ? brokenPartText.copied : brokenPartText.copy)}
      </Button>
      {/* Inside the button it would become part of the button's name. */}
      <VisuallyHidden role="status">{isCopied && formatMessage(brokenPartText.copied)}</VisuallyHidden>
    </>
  );
}

const words = {
  broken: { icon: warningIcon, title: brokenPartText.title, lead: brokenPartText.lead },
  offline: { icon: offlineIcon, title: brokenPartText.offline, lead: brokenPartText.offlineLead },
} as const satisfies Record<BrokenPartProps["kind"], { icon: IconPath; title: object; lead: object }>;

const Sign = styled(Icon)`
  width: ${token("sp-8")};
  height: ${token("sp-8")};
  color: ${token("danger")};
`;

const Reference = styled.output`
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("sp-2")};
  margin-block-start: ${token("sp-2")};
`;
