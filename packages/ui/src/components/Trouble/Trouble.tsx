import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { troubleText } from "../../copy/trouble.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Notice, NoticeText, NoticeTitle } from "../EmptyState/noticeStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconPaths.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type TroubleProps = {
  /** `broken`：画面の中の問題。`offline`：つながっていないので、届かなかった。 */
  kind: "broken" | "offline";
  /** 記録と照らし合わせる番号。 */
  number?: string | undefined;
  onRetry: () => void;
  onCopy?: ((number: string) => Promise<void>) | undefined;
};

/** 一つの画面が開けなかったとき、その場所に出す。ほかの画面は使える。 */
export function Trouble({ kind, number, onRetry, onCopy }: TroubleProps) {
  const { formatMessage } = useIntl();
  const { icon, title, lead } = words[kind];

  return (
    <Apology role="alert">
      <Icon name={icon} size="l" />
      <NoticeTitle>{formatMessage(title)}</NoticeTitle>
      <NoticeText>{formatMessage(lead)}</NoticeText>
      {number && (
        <NoticeText data-part="number">
          {formatMessage(troubleText.number)} <output>{number}</output>
        </NoticeText>
      )}
      <div data-part="actions">
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {formatMessage(troubleText.retry)}
        </Button>
        {number && onCopy && <CopyNumber onCopy={() => onCopy(number)} />}
      </div>
    </Apology>
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
      <Button icon={isCopied ? "check" : "copy"} onClick={handleCopy}>
        {formatMessage(isCopied ? troubleText.copied : troubleText.copy)}
      </Button>
      {/* Within the button it would take the button's name away. */}
      <VisuallyHidden role="status">{isCopied && formatMessage(troubleText.copied)}</VisuallyHidden>
    </>
  );
}

const words = {
  broken: { icon: "warning", title: troubleText.title, lead: troubleText.lead },
  offline: { icon: "offline", title: troubleText.offline, lead: troubleText.offlineLead },
} as const satisfies Record<TroubleProps["kind"], { icon: IconName; title: object; lead: object }>;

const Apology = styled(Notice)`
  & > svg {
    width: ${token("sp-8")};
    height: ${token("sp-8")};
    color: ${token("danger")};
  }
  & > [data-part="number"] > output {
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
  & > [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token("sp-2")};
    margin-block-start: ${token("sp-2")};
  }
`;
