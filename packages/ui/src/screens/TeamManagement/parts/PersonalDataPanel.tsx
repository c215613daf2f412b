import { memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { downloadIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { personalDataText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { Note } from "../../../layout/Text/Note.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { DeletedMembers } from "./DeletedMembers.tsx";
import type { DeletedMember } from "./personalData.ts";

export type PersonalDataPanelProps = {
  deleted: Loadable<readonly DeletedMember[]>;
  onRetry: () => void;
  /** どれも、断られたときは `Failure` で reject する。済めば、その人は `deleted` から抜ける。 */
  onExportTeam: () => Promise<void>;
  onRestoreMember: (id: number) => Promise<void>;
  onEraseMember: (id: number) => Promise<void>;
};

/** 書き出す、元に戻す、消去する（P3）。監督だけに出る。 */
export function PersonalDataPanel(props: PersonalDataPanelProps) {
  const { deleted, onRetry, onExportTeam, onRestoreMember, onEraseMember } = props;
  const { formatMessage } = useIntl();
  const [erasing, setErasing] = useState<DeletedMember | null>(null);
  const [done, setDone] = useState<string>();
  const { busy, failure, send, forget } = useSending();

  const handleRestore = async (member: DeletedMember) => {
    setDone(undefined);
    const answer = await send(() => onRestoreMember(member.id));
    if ("result" in answer) setDone(formatMessage(teamValueText.restored, { name: memberName(member) }));
  };
  const handleErase = (member: DeletedMember) => {
    forget();
    setDone(undefined);
    setErasing(member);
  };
  const handleErased = (member: DeletedMember) => {
    setErasing(null);
    setDone(formatMessage(teamValueText.erased, { name: memberName(member) }));
  };

  return (
    <Panel flush title={formatMessage(personalDataText.title)}>
      <ExportSection onExportTeam={onExportTeam} />
      <Title>{formatMessage(personalDataText.deletedTitle)}</Title>
      {(done || failure) && (
        <Inset>
          {done && <DoneBanner key={done}>{done}</DoneBanner>}
          <FailureBanner failure={failure} />
        </Inset>
      )}
      {deleted.status === "loading" && <ListSkeleton rows={1} />}
      {deleted.status === "failed" && <ErrorState code={deleted.code} onRetry={onRetry} />}
      {deleted.status === "ready" && (
        <DeletedMembers members={deleted.value} busy={busy} onRestore={handleRestore} onErase={handleErase} />
      )}
      {erasing && (
        <EraseDialog
          member={erasing}
          onErase={onEraseMember}
          onErased={() => handleErased(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </Panel>
  );
}

type EraseDialogProps = {
  member: DeletedMember;
  onErase: (id: number) => Promise<void>;
  onErased: () => void;
  onClose: () => void;
};

function EraseDialog({ member, onErase, onErased, onClose }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(() => onErase(member.id), onErased);

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(teamValueText.eraseAsk, { name: memberName(member) })}
      confirm={{ label: formatMessage(personalDataText.eraseConfirm), icon: trashIcon }}
      {...sending}
      onClose={onClose}
    >
      <p>{formatMessage(personalDataText.eraseAfter)}</p>
    </ConfirmDialog>
  );
}

type ExportSectionProps = {
  /** ファイルとして端末に渡す。断られたときは `Failure` で reject する。 */
  onExportTeam: () => Promise<void>;
};

/** チームのすべてを、一つのファイルで受け取る（P3）。 */
function ExportSection({ onExportTeam }: ExportSectionProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <Section>
      <ExportSectionTitle>{formatMessage(personalDataText.exportTitle)}</ExportSectionTitle>
      <Note>{formatMessage(personalDataText.exportHelp)}</Note>
      <Button icon={downloadIcon} busy={busy} onClick={() => void send(onExportTeam)}>
        {formatMessage(busy ? personalDataText.exporting : personalDataText.export)}
      </Button>
      <FailureBanner failure={failure} />
    </Section>
  );
}

const Title = styled.h3`
  padding: ${token("sp-3")} ${token("sp-4")} 0;
  border-block-start: ${token("hairline")} solid ${token("line")};
  font-size: ${token("fs-label")};
`;

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")} 0;
`;

const Section = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;

const ExportSectionTitle = styled.h3`
  font-size: ${token("fs-label")};
`;
