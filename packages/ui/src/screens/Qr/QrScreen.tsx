import { defaultJoinCode, type JoinCodeDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { downloadIcon, qrIcon, refreshIcon } from "../../components/Icon/icons.ts";
import { Modal } from "../../components/Modal/Modal.tsx";
import { JoinCodeChoices } from "../../components/QrCode/JoinCodeChoices.tsx";
import { lifeOf, type TeamQr } from "../../components/QrCode/teamQr.ts";
import { useQrPicture } from "../../components/QrCode/useQrPicture.ts";
import { noTeamQrText, teamQrText } from "../../copy/team/teamQr.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { type QrChange, QrConfirm } from "./parts/QrConfirm.tsx";
import { QrFace, type QrFaceProps } from "./parts/QrFace.tsx";
import { QrSkeleton } from "./parts/QrSkeleton.tsx";

export type QrScreenProps = Pick<QrFaceProps, "team" | "isManager" | "nowS" | "onCopy" | "onPrint"> & {
  joinCode: Loadable<TeamQr | null>;
  /** 断られたときは `Failure` で reject する。新しいものは `joinCode` で届く。 */
  onIssue: (draft: JoinCodeDraft) => Promise<void>;
  onRevoke: () => Promise<void>;
  /** 画像を受け取る。渡さなければ、端末に保存する。 */
  onSave?: ((picture: Blob, fileName: string) => void) | undefined;
  onRetry: () => void;
  onClose: () => void;
};

/** チームQRコード。見せて、配って、監督なら発行し直す。置かれている間だけ開いている。 */
export function QrScreen(props: QrScreenProps) {
  const { joinCode, isManager, nowS, onIssue, onRevoke, onSave, onRetry, onClose } = props;
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<QrChange>();
  const [done, setDone] = useState<"issued" | "revoked">();
  const [draft, setDraft] = useState(defaultJoinCode);
  const { busy, failure, send, forget } = useSending();
  const picture = useQrPicture(onSave);
  const given = joinCode.status === "ready" ? joinCode.value : null;
  const life = given && lifeOf(given, nowS);
  const qr = life === "over" ? null : given;

  const change = async (work: () => Promise<void>, next: "issued" | "revoked") => {
    if (busy) return;
    setDone(undefined);
    const answer = await send(work);
    if ("failure" in answer) return;
    setAsking(undefined);
    setDone(next);
  };
  const handleIssue = () => change(() => onIssue(draft), "issued");
  const ask = (next: QrChange) => {
    forget();
    setAsking(next);
  };
  const choices = <JoinCodeChoices value={draft} nowS={nowS} onChange={setDraft} />;

  return (
    <>
      <Modal
        title={formatMessage(teamQrText.title)}
        tone="board"
        size="s"
        footer={
          joinCode.status === "ready" &&
          (qr ? (
            <>
              {isManager && (
                <Button variant="board" icon={refreshIcon} aria-haspopup="dialog" onClick={() => ask("reissue")}>
                  {formatMessage(teamQrText.reissue)}
                </Button>
              )}
              <Button variant="accent" icon={downloadIcon} busy={picture.busy} onClick={() => picture.save(qr)}>
                {formatMessage(teamQrText.save)}
              </Button>
            </>
          ) : (
            isManager && (
              <Button variant="accent" icon={qrIcon} busy={busy} onClick={handleIssue}>
                {formatMessage(teamQrText.issue)}
              </Button>
            )
          ))
        }
        onClose={onClose}
      >
        {joinCode.status === "loading" && <QrSkeleton />}
        {/* On the panel everything looks as in the dark theme. */}
        {joinCode.status !== "loading" && !qr && (
          <OnStatPanel data-theme="dark">
            {joinCode.status === "failed" && <ErrorState code={joinCode.code} onRetry={onRetry} />}
            {joinCode.status === "ready" && <NoQr isOver={life === "over"} isManager={isManager} />}
            {joinCode.status === "ready" && isManager && choices}
            {!asking && <FailureBanner failure={failure} />}
          </OnStatPanel>
        )}
        {qr && (
          <QrFace
            {...props}
            // Remounted per code: what was said about one does not apply to the next.
            key={qr.code}
            qr={qr}
            isPictureRefused={picture.isRefused}
            onRevoke={() => ask("revoke")}
          />
        )}
        <Done role="status">{done && formatMessage(teamQrText[done])}</Done>
      </Modal>
      {asking && (
        <QrConfirm
          change={asking}
          busy={busy}
          failure={failure}
          onConfirm={() => (asking === "reissue" ? handleIssue() : change(onRevoke, "revoked"))}
          onClose={() => setAsking(undefined)}
        >
          {asking === "reissue" && choices}
        </QrConfirm>
      )}
    </>
  );
}

type NoQrProps = { isOver: boolean; isManager: boolean };

/** 使えるQRコードがない。だれが発行できるかを言う。 */
function NoQr({ isOver, isManager }: NoQrProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(isOver ? noTeamQrText.over : noTeamQrText.none)}>
      {formatMessage(isManager ? noTeamQrText.forManager : noTeamQrText.forCoach)}
    </EmptyState>
  );
}

const OnStatPanel = styled.div`
  color: ${token("ink")};
`;

const Done = styled.p`
  text-align: center;

  &:empty {
    display: none;
  }
`;
