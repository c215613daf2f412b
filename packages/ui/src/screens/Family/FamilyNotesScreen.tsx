import type { FamilyPage } from "@kyuseki/domain";
import { type ComponentType, lazy, Suspense } from "react";
import {
  type FamilyNotesActs,
  type FamilyNotesState,
  goalsKey,
  type NoteView,
  writableNotes,
} from "./notes/familyNotesState.ts";
import { GoalsMissing } from "./notes/GoalsMissing.tsx";
import type { GoalsPageProps } from "./notes/GoalsPage.tsx";
import { PageFrame } from "./notes/PageFrame.tsx";
import { WriteNote } from "./notes/WriteNote.tsx";
import type { FamilyFrameProps } from "./parts/FamilyFrame.tsx";

export type FamilyNotesScreenProps = Pick<FamilyFrameProps, "theme" | "onThemeChange"> & {
  page: FamilyPage;
  view: NoteView;
  notes: FamilyNotesState;
  acts: FamilyNotesActs;
  nowS: number;
  /** ネットワークがある。 */
  online: boolean;
};

export { FamilyNoteList, type FamilyNoteListProps } from "./notes/FamilyNoteList.tsx";
export type { FamilyNotesActs, FamilyNotesState, GoalDraft, NoteDraft, NoteView } from "./notes/familyNotesState.ts";
export { changesOf, goalsKey, isDue, noteKey, writableNotes } from "./notes/familyNotesState.ts";
export { OpenNotes, type OpenNotesProps } from "./notes/OpenNotes.tsx";

/** 成長ノートか9マス目標を書く一枚。家族のページの代わりに出る（NO-3）。 */
export function FamilyNotesScreen({ view, notes, ...rest }: FamilyNotesScreenProps) {
  const memberOf = (id: number) => rest.page.children.find(({ member_id }) => member_id === id);
  const goals = (id: number) =>
    notes.children.status === "ready" ? notes.children.value.find(({ member_id }) => member_id === id)?.goals : null;

  if (view.page === "goals") {
    const member = memberOf(view.memberId);
    const stored = goals(view.memberId);
    if (!member || !stored) return <PageFrame {...rest} title="" about="" />;
    return (
      <Suspense fallback={<PageFrame {...rest} title="" about="" />}>
        <GoalsPage
          {...{ ...rest, member, stored }}
          draft={notes.goalDrafts[view.memberId] ?? null}
          isBusy={notes.busy.includes(goalsKey(view.memberId))}
          failure={notes.failures[goalsKey(view.memberId)]}
        />
      </Suspense>
    );
  }
  const note = writableNotes(notes).find(({ key }) => key === view.key);
  const member = note && memberOf(note.memberId);
  if (!note || !member) return <PageFrame {...rest} title="" about="" />;
  return <WriteNote {...{ ...rest, notes, note, member }} stored={goals(note.memberId) ?? null} />;
}

/** With the calendar of its days: few open it. */
const GoalsPage = lazy<ComponentType<GoalsPageProps>>(() =>
  import("./notes/GoalsPage.tsx").then(
    ({ GoalsPage: part }) => ({ default: part }),
    () => ({ default: GoalsMissing }),
  ),
);
