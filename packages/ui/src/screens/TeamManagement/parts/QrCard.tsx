import { defaultJoinCode, type JoinCodeDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { qrIcon } from "../../../components/Icon/icons.ts";
import { JoinCodeChoices, type JoinCodeChoicesProps } from "../../../components/QrCode/JoinCodeChoices.tsx";
import { endOf, lifeOf, type TeamQr } from "../../../components/QrCode/teamQr.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { StatPanel } from "../../../components/StatPanel/StatPanel.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { teamValueText } from "../../../copy/team/teamManagement.ts";
import { noTeamQrText, teamQrText } from "../../../copy/team/teamQr.ts";
import { shortDateTime } from "../../../format/date.ts";
import { PanelNote } from "../../../layout/Text/PanelNote.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { QrTools, type QrToolsProps } from "./QrTools.tsx";

export type QrCardProps = Omit<QrToolsProps, "qr"> & {
  joinCode: Loadable<TeamQr | null>;
  nowS: number;
  /** 断られたときは `Failure` で reject する。 */
  onIssue: (draft: JoinCodeDraft) => Promise<void>;
  onRetry: () => void;
};

/** いま使えるQRコードと、よく使う二つのこと。ほかは「チームQRコード」の窓でする。 */
export function QrCard({ joinCode, nowS, onIssue, onRetry, ...tools }: QrCardProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(defaultJoinCode);
  const given = joinCode.status === "ready" ? joinCode.value : null;
  const life = given && lifeOf(given, nowS);
  const qr = life === "over" ? null : given;

  return (
    <StatPanel
      title={formatMessage(teamQrText.title)}
      caption={qr && formatMessage(teamValueText.validUntil, { at: shortDateTime(endOf(qr)) })}
    >
      <Inside>
        {joinCode.status === "loading" && (
          <SkeletonRows role="status" aria-busy="true" data-theme="dark">
            <VisuallyHidden>{formatMessage(teamQrText.loading)}</VisuallyHidden>
            <Skeleton shape="block" />
          </SkeletonRows>
        )}
        {joinCode.status === "failed" && (
          <OnStatPanel data-theme="dark">
            <ErrorState code={joinCode.code} onRetry={onRetry} />
          </OnStatPanel>
        )}
        {joinCode.status === "ready" && !qr && (
          <NoQr
            isOver={life === "over"}
            isManager={tools.isManager}
            choices={{ value: draft, nowS, onChange: setDraft }}
            onIssue={() => onIssue(draft)}
          />
        )}
        {/* Remounted per code: what was said about one does not apply to the next. */}
        {qr && <QrTools key={qr.code} {...tools} qr={qr} />}
      </Inside>
    </StatPanel>
  );
}

type NoQrProps = {
  isOver: boolean;
  isManager: boolean;
  choices: JoinCodeChoicesProps;
  onIssue: () => Promise<void>;
};

function NoQr({ isOver, isManager, choices, onIssue }: NoQrProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <>
      <strong>{formatMessage(isOver ? noTeamQrText.over : noTeamQrText.none)}</strong>
      <PanelNote>{formatMessage(isManager ? noTeamQrText.forManager : noTeamQrText.forCoach)}</PanelNote>
      {isManager && (
        <OnStatPanel data-theme="dark">
          <JoinCodeChoices {...choices} />
        </OnStatPanel>
      )}
      {isManager && (
        <Button variant="accent" icon={qrIcon} busy={busy} onClick={() => void send(onIssue)}>
          {formatMessage(teamQrText.issue)}
        </Button>
      )}
      <OnStatPanel data-theme="dark">
        <FailureBanner failure={failure} />
      </OnStatPanel>
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

/** On the panel everything looks as in the dark theme. */
const OnStatPanel = styled.div`
  color: ${token("ink")};

  &:empty {
    display: none;
  }
`;

const SkeletonRows = styled.div`
  position: relative;
  height: calc(2 * ${token("sp-10")});
`;
