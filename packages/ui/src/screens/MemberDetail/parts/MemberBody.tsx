import { type ArchivedAs, kanaName, memberName } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { editIcon, noteIcon, playerSearchIcon, recordIcon, undoIcon } from "../../../components/Icon/icons.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { UniformNumber } from "../../../components/PlayerHeader/UniformNumber.tsx";
import { PlayerStory, type PlayerStoryProps } from "../../../components/PlayerStory/PlayerStory.tsx";
import { RecordPanel } from "../../../components/RecordPanel/RecordPanel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { memberActionText } from "../../../copy/members/memberActions.ts";
import { archivedAsText, genderNounText, memberDetailText } from "../../../copy/members/memberDetail.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyLinkWay, type FamilyLinkWayProps } from "./FamilyLinkWay.tsx";
import { MemberFacts, type MemberFactsProps } from "./MemberFacts.tsx";
import { MemberMenu, type MemberMenuProps } from "./MemberMenu.tsx";
import { MemberPhoto, type MemberPhotoProps } from "./MemberPhoto.tsx";

export type MemberBodyProps = MemberFactsProps &
  Pick<MemberMenuProps, "isManager" | "onArchive" | "onErase"> &
  Pick<FamilyLinkWayProps, "family" | "loadPart"> &
  Pick<MemberPhotoProps, "photos"> & {
    hrefs: { report: string; training: string; recordTraining: string; recordPitches: string; notes: string };
    application?: ReactNode;
    /** この12週の記録。参加申請中の人には出さない。 */
    story: PlayerStoryProps["story"];
    onRetryStory: () => void;
    onEdit: () => void;
    onReinstate: () => Promise<unknown>;
    onExport: () => Promise<unknown>;
  };

/** 一人の中身。断られた理由は、断られた操作のそばに出る。 */
export function MemberBody(props: MemberBodyProps) {
  const { member, detail, story, analyzerAvailable, isManager, hrefs, application } = props;
  const { onEdit, onReinstate, onExport, onRetryStory } = props;
  const { formatMessage } = useIntl();
  const exporting = useSending();
  const name = memberName(member);

  return (
    <>
      <Head>
        <PersonCell
          size="xl"
          avatar={<MemberPhoto {...props} />}
          name={name}
          kana={kanaName(member)}
          grade={member.grade}
          detail={member.gender ? formatMessage(genderNounText[member.gender]) : undefined}
        >
          <UniformNumber number={member.uniform_number} />
        </PersonCell>
        <span>
          <Button size="s" icon={editIcon} onClick={onEdit}>
            {formatMessage(memberDetailText.edit)}
          </Button>
          <MemberMenu {...props} onExport={() => void exporting.send(onExport)} />
        </span>
      </Head>
      <FailureBanner failure={exporting.failure} />
      {application}
      {member.archived_as && (
        <ArchivedNote archivedAs={member.archived_as} isManager={isManager} onReinstate={onReinstate} />
      )}
      {member.state !== "applied" && (
        <PlayerStory memberId={member.id} story={story} analyzerAvailable={analyzerAvailable} onRetry={onRetryStory} />
      )}
      {detail && <RecordPanel records={detail.records} />}
      <MemberFacts {...props} />
      {member.state !== "applied" && (
        <Ways>
          {analyzerAvailable && (
            <ButtonLink size="s" icon={playerSearchIcon} href={hrefs.report}>
              {formatMessage(memberDetailText.report)}
            </ButtonLink>
          )}
          <ButtonLink size="s" icon={recordIcon} href={hrefs.training}>
            {formatMessage(memberDetailText.trainingRecords)}
          </ButtonLink>
          {member.state === "active" && (
            <ButtonLink size="s" icon={editIcon} href={hrefs.recordTraining}>
              {formatMessage(memberDetailText.recordTraining)}
            </ButtonLink>
          )}
          {member.state === "active" && (
            <ButtonLink size="s" icon={editIcon} href={hrefs.recordPitches}>
              {formatMessage(memberDetailText.recordPitches)}
            </ButtonLink>
          )}
          <ButtonLink size="s" icon={noteIcon} href={hrefs.notes}>
            {formatMessage(memberDetailText.notes)}
          </ButtonLink>
          {member.state === "active" && <FamilyLinkWay {...props} name={name} />}
        </Ways>
      )}
    </>
  );
}

type ArchivedNoteProps = { archivedAs: ArchivedAs; isManager: boolean; onReinstate: () => Promise<unknown> };

/** 卒業や退団で、一覧にいないこと。戻せるのは監督だけ。 */
function ArchivedNote({ archivedAs, isManager, onReinstate }: ArchivedNoteProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <>
      <Banner tone="i">
        <Line>
          <Tag>{formatMessage(archivedAsText[archivedAs])}</Tag>
          {formatMessage(memberDetailText.archivedBody)}
          {isManager && (
            <Button size="s" icon={undoIcon} busy={busy} onClick={() => void send(onReinstate)}>
              {formatMessage(memberActionText.reinstate)}
            </Button>
          )}
        </Line>
      </Banner>
      <FailureBanner failure={failure} />
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};

  & > :first-child {
    flex: 1 1 calc(${token("cell-s")} + ${token("sp-9")});
  }
  & > :last-child {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token("sp-1")};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
`;
