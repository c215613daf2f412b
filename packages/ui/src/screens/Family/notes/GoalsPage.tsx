import type { StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { GoalSheetEditor } from "../../../components/GoalSheetEditor/GoalSheetEditor.tsx";
import { gradeText } from "../../../copy/members/grade.ts";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { dayOf } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import type { CallFailure } from "../../../state/callFailure.ts";
import { FamilyFailure } from "../parts/FamilyFailure.tsx";
import type { FamilyMember } from "../parts/familyActs.ts";
import type { FamilyNotesActs, GoalDraft } from "./familyNotesState.ts";
import { PageFrame, type PageFrameProps } from "./PageFrame.tsx";

export type GoalsPageProps = Pick<PageFrameProps, "page" | "theme" | "onThemeChange"> & {
  acts: FamilyNotesActs;
  member: FamilyMember;
  stored: StoredGoalSheet;
  draft: GoalDraft | null;
  isBusy: boolean;
  failure: CallFailure | undefined;
  nowS: number;
  online: boolean;
};

/** 9マス目標を書く一枚。 */
export function GoalsPage({
  page,
  theme,
  onThemeChange,
  acts,
  member,
  stored,
  draft,
  isBusy,
  failure,
  nowS,
  online,
}: GoalsPageProps) {
  const { formatMessage } = useIntl();
  const id = member.member_id;
  const isStale = draft !== null && draft.version !== stored.version;

  return (
    <PageFrame
      {...{ page, theme, onThemeChange, acts }}
      about={formatMessage(familyNoteValueText.goalsOf, {
        name: member.first_name,
        grade: formatMessage(gradeText[member.grade]),
      })}
      title={formatMessage(text.goals)}
    >
      {!online && <Banner tone="w">{formatMessage(text.offline)}</Banner>}
      {isStale && (
        <Banner tone="w">
          <p>{formatMessage(text.goalsStale)}</p>
          <Cluster>
            <Button onClick={() => acts.onKeepGoals(id)}>{formatMessage(text.goalsKeep)}</Button>
            <Button onClick={() => acts.onClearGoals(id)}>{formatMessage(text.goalsTake)}</Button>
          </Cluster>
        </Banner>
      )}
      <GoalSheetEditor
        stored={stored}
        draft={draft?.sheet ?? null}
        isBusy={isBusy}
        mistakes={none}
        today={dayOf(nowS)}
        onChange={(sheet) => acts.onGoals(id, sheet)}
        onSave={(sheet) => {
          if (!isStale) acts.onSaveGoals(id, sheet);
        }}
      />
      <FamilyFailure failure={failure} />
    </PageFrame>
  );
}

const none: ReadonlyMap<number, string> = new Map();
