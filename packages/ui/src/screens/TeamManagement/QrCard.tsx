import { useIntl } from "react-intl";
import styled from "styled-components";
import { RefusalBanner } from "../../components/Banner/RefusalBanner.tsx";
import { Board } from "../../components/Board/Board.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { endOf, lifeOf, type TeamQr } from "../../components/QrCode/teamQr.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { teamValueText } from "../../copy/teamManagement.ts";
import { noTeamQrText, teamQrText } from "../../copy/teamQr.ts";
import { shortDateTime } from "../../format/date.ts";
import { BoardNote } from "../../layout/Text/BoardNote.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { QrTools, type QrToolsProps } from "./QrTools.tsx";

export type QrCardProps = Omit<QrToolsProps, "qr"> & {
  joinCode: Loadable<TeamQr | null>;
  nowS: number;
  /** 断られたときは `Failure` で reject する。 */
  onIssue: () => Promise<void>;
  onRetry: () => void;
};

/** いま使えるQRコードと、よく使う二つのこと。ほかは「チームQRコード」の窓でする。 */
export function QrCard({ joinCode, nowS, onIssue, onRetry, ...tools }: QrCardProps) {
  const { formatMessage } = useIntl();
  const given = joinCode.status === "ready" ? joinCode.value : null;
  const life = given && lifeOf(given, nowS);
  const qr = life === "over" ? null : given;

  return (
    <Board
      title={formatMessage(teamQrText.title)}
      caption={qr && formatMessage(teamValueText.validUntil, { at: shortDateTime(endOf(qr)) })}
    >
      <Inside>
        {joinCode.status === "loading" && (
          <Bones role="status" aria-busy="true" data-theme="dark">
            <VisuallyHidden>{formatMessage(teamQrText.loading)}</VisuallyHidden>
            <Skeleton shape="block" />
          </Bones>
        )}
        {joinCode.status === "failed" && (
          <OnBoard data-theme="dark">
            <ErrorState code={joinCode.code} onRetry={onRetry} />
          </OnBoard>
        )}
        {joinCode.status === "ready" && !qr && (
          <NoQr isOver={life === "over"} isManager={tools.isManager} onIssue={onIssue} />
        )}
        {/* What was said about the last code is not true of the next. */}
        {qr && <QrTools key={qr.code} {...tools} qr={qr} />}
      </Inside>
    </Board>
  );
}

type NoQrProps = { isOver: boolean; isManager: boolean; onIssue: () => Promise<void> };

function NoQr({ isOver, isManager, onIssue }: NoQrProps) {
  const { formatMessage } = useIntl();
  const { busy, refusal, send } = useSending();

  return (
    <>
      <strong>{formatMessage(isOver ? noTeamQrText.over : noTeamQrText.none)}</strong>
      <BoardNote>{formatMessage(isManager ? noTeamQrText.forManager : noTeamQrText.forCoach)}</BoardNote>
      {isManager && (
        <Button variant="accent" icon="qr" busy={busy} onClick={() => void send(onIssue)}>
          {formatMessage(teamQrText.issue)}
        </Button>
      )}
      <OnBoard data-theme="dark">
        <RefusalBanner refusal={refusal} />
      </OnBoard>
    </>
  );
}

const Inside = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-1")} ${token("sp-4")} ${token("sp-4")};

  & > [data-variant] {
    max-width: ${token("cell-l")};
  }
`;

/** On the board everything stands as it does in the dark. */
const OnBoard = styled.div`
  color: ${token("ink")};

  &:empty {
    display: none;
  }
`;

const Bones = styled.div`
  position: relative;
  height: calc(2 * ${token("sp-10")});
`;
