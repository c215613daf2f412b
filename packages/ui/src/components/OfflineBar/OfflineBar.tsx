import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { offlineText, offlineValueText } from "../../copy/frame/offline.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { dayOf, monthDay, timeOf } from "../../format/date.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon, chevronRightIcon, offlineIcon, uploadIcon, warningIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { hiddenStyle } from "../VisuallyHidden/VisuallyHidden.tsx";

/** 送れなかった入力。理由は、次に何をすればよいかが分かる一文。 */
export type UnsentEntry = { id: string; label: string; reason: string };

export type Connection =
  /** `shownAtS` は表示中の記録の時刻（UNIX秒）。今日のものでなければ、日も書く。 */
  | { status: "offline"; shownAtS: number; isOfToday: boolean; waiting: number }
  | { status: "sending"; sent: number; total: number }
  /** つながっているのに、長く待っているか、送れなかったものがある。 */
  | { status: "waiting"; waiting: number; refused: number }
  | { status: "failed"; entries: readonly UnsentEntry[] };

export type OfflineBarProps = {
  connection: Connection;
  /** 通信の状態の画面。 */
  href?: string;
  onResend?: (id: string) => void;
};

/** 画面の上の一本。つながっていないこと、送信待ちの数、送れなかったものを伝える。入力は続けられる。 */
export function OfflineBar({ connection, href, onResend }: OfflineBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar data-status={connection.status}>
      <Sign path={icons[connection.status]} />
      <Words>
        <p role={connection.status === "failed" ? "alert" : "status"}>
          <Sentence connection={connection} />
        </p>
        {connection.status === "failed" && (
          <ul>
            {connection.entries.map(({ id, label, reason }) => (
              <Entry key={id}>
                <Label>
                  {label}
                  <Reason>{reason}</Reason>
                </Label>
                <Resend
                  size="s"
                  aria-label={formatMessage(offlineValueText.resendOf, { label })}
                  onClick={() => onResend?.(id)}
                >
                  {formatMessage(offlineText.resend)}
                </Resend>
              </Entry>
            ))}
          </ul>
        )}
      </Words>
      {href !== undefined && (
        <ToStatus href={href} look="bare">
          <StatusWords>{formatMessage(titleText["sync-status"])}</StatusWords>
          <Icon path={chevronRightIcon} size="s" />
        </ToStatus>
      )}
    </Bar>
  );
}

function Sentence({ connection }: { connection: Connection }) {
  const { formatMessage } = useIntl();

  switch (connection.status) {
    case "offline":
      return (
        <>
          {formatMessage(offlineValueText.offline, { time: timeShown(connection), b: bold })}
          {connection.waiting > 0 && formatMessage(offlineValueText.waiting, { count: connection.waiting })}
        </>
      );
    case "sending":
      return formatMessage(offlineValueText.sending, { sent: connection.sent, total: connection.total, b: bold });
    case "waiting":
      return (
        <>
          {connection.waiting > 0 &&
            formatMessage(offlineValueText.stillWaiting, { count: connection.waiting, b: bold })}
          {connection.refused > 0 && formatMessage(offlineValueText.failed, { count: connection.refused, b: bold })}
          {formatMessage(offlineText.kept)}
        </>
      );
    case "failed":
      return (
        <>
          {formatMessage(offlineValueText.failed, { count: connection.entries.length, b: bold })}
          {formatMessage(offlineText.kept)}
        </>
      );
  }
}

const timeShown = ({ shownAtS, isOfToday }: Extract<Connection, { status: "offline" }>) =>
  isOfToday ? timeOf(shownAtS) : `${monthDay(dayOf(shownAtS))} ${timeOf(shownAtS)}`;

const bold = (chunks: ReactNode) => <b key="state">{chunks}</b>;

const icons = {
  offline: offlineIcon,
  sending: uploadIcon,
  waiting: warningIcon,
  failed: alertIcon,
} as const satisfies Record<Connection["status"], IconPath>;

const paints = {
  offline: { mark: token("info"), edge: token("info"), ground: token("info-soft") },
  sending: { mark: token("warn"), edge: token("warn-mark"), ground: token("warn-soft") },
  waiting: { mark: token("warn"), edge: token("warn-mark"), ground: token("warn-soft") },
  failed: { mark: token("danger"), edge: token("danger"), ground: token("danger-soft") },
} as const satisfies Record<Connection["status"], { mark: string; edge: string; ground: string }>;

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-m")};

  ${Object.entries(paints)
    .map(
      ([status, { mark, edge, ground }]) =>
        `&[data-status="${status}"] { color: ${mark}; border-color: ${edge}; background: ${ground}; }`,
    )
    .join("\n")}
`;

const Sign = styled(Icon)`
  margin-block-start: 0.15em;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  color: ${token("ink")};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  padding-block-start: ${token("sp-2")};
`;

const Label = styled.span`
  min-width: 0;
  font-weight: ${token("fw-label")};
`;

const Reason = styled.small`
  display: block;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-body")};
`;

/** Above the link that covers the bar. */
const Resend = styled(Button)`
  position: relative;
  z-index: 1;
  flex: none;
`;

/** The whole bar leads to the page. */
const ToStatus = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: ${token("icon-l")};
  min-height: ${token("icon-l")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("hairline")};
    border-radius: ${token("r-m")};
  }
`;

/** On a phone the sign alone is seen. */
const StatusWords = styled.span`
  @media ${media.mobile} {
    ${hiddenStyle}
  }
`;
