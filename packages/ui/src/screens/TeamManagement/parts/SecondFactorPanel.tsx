import type { TeamSecondFactor } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { teamSecondFactorText, teamSecondFactorValueText } from "../../../copy/team/secondFactor.ts";
import { Note } from "../../../layout/Text/Note.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { CoachPasskeys, type PasskeyCoach } from "./CoachPasskeys.tsx";

export type SecondFactorPanelProps = {
  secondFactor: Loadable<TeamSecondFactor>;
  viewer: { id: number };
  onRetry: () => void;
  /** どちらも、断られたときは `Failure` で reject する。済めば app が読み直す。 */
  onRequireSecondFactor: (required: boolean) => Promise<void>;
  onRemoveSecondFactor: (id: number) => Promise<void>;
};

/** 指導者全員にパスキーを求めるか、だれが登録しているか。監督だけに出る。 */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { secondFactor, viewer, onRetry, onRequireSecondFactor, onRemoveSecondFactor } = props;
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<"require" | PasskeyCoach | null>(null);
  const [done, setDone] = useState<string>();
  const { busy, failure, send, forget } = useSending();
  const known = secondFactor.status === "ready" ? secondFactor.value : null;
  const lacking = known?.coaches.filter((coach) => !coach.has_passkey).length ?? 0;
  const isAble = known?.coaches.some((coach) => coach.id === viewer.id && coach.has_passkey) ?? false;

  const handleSwitch = (required: boolean) => {
    forget();
    if (required) setAsked("require");
    else void send(() => onRequireSecondFactor(false));
  };
  const handleRemoved = ({ name }: PasskeyCoach) => {
    setAsked(null);
    setDone(formatMessage(teamSecondFactorValueText.removed, { name }));
  };

  return (
    <Panel flush title={formatMessage(teamSecondFactorText.title)}>
      {secondFactor.status === "loading" && <ListSkeleton rows={2} />}
      {secondFactor.status === "failed" && <ErrorState code={secondFactor.code} onRetry={onRetry} />}
      {known && (
        <>
          <Section>
            {done && <DoneBanner key={done}>{done}</DoneBanner>}
            <Switch
              label={formatMessage(teamSecondFactorText.require)}
              help={formatMessage(teamSecondFactorText.requireHelp)}
              checked={known.required}
              busy={busy}
              disabled={!isAble && !known.required}
              onChange={({ target }) => handleSwitch(target.checked)}
            />
            {!isAble && <Note>{formatMessage(teamSecondFactorText.own)}</Note>}
            <FailureBanner failure={failure} />
          </Section>
          <CoachPasskeys coaches={known.coaches} viewer={viewer} onRemove={setAsked} />
        </>
      )}
      {asked === "require" && (
        <RequireDialog lacking={lacking} onRequire={() => onRequireSecondFactor(true)} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked !== "require" && (
        <RemoveDialog
          coach={asked}
          onRemove={onRemoveSecondFactor}
          onRemoved={() => handleRemoved(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

type RequireDialogProps = { lacking: number; onRequire: () => Promise<void>; onClose: () => void };

function RequireDialog({ lacking, onRequire, onClose }: RequireDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(onRequire, onClose);

  return (
    <ConfirmDialog
      title={formatMessage(teamSecondFactorText.requireAsk)}
      confirm={{ label: formatMessage(teamSecondFactorText.requireConfirm) }}
      {...sending}
      onClose={onClose}
    >
      <p>
        {lacking > 0
          ? formatMessage(teamSecondFactorValueText.requireAfter, { count: lacking })
          : formatMessage(teamSecondFactorText.requireAfterNone)}
      </p>
    </ConfirmDialog>
  );
}

type RemoveDialogProps = {
  coach: PasskeyCoach;
  onRemove: (id: number) => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
};

function RemoveDialog({ coach, onRemove, onRemoved, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(() => onRemove(coach.id), onRemoved);

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(teamSecondFactorValueText.removeAsk, { name: coach.name })}
      confirm={{ label: formatMessage(teamSecondFactorText.removeConfirm), icon: trashIcon }}
      {...sending}
      onClose={onClose}
    >
      <p>{formatMessage(teamSecondFactorText.removeAfter)}</p>
    </ConfirmDialog>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;
