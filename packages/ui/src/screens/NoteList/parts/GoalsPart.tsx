import type { GoalSheet, StoredGoalSheet } from "@kyuseki/domain";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { gridIcon } from "../../../components/Icon/icons.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { NineGrid } from "../../../components/NineGrid/NineGrid.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { dayOf, momentOf, shortDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";

export type GoalsPartProps = {
  goals: Loadable<StoredGoalSheet>;
  today: string;
  /** 保存していない81マス。なければ null。 */
  draft: GoalSheet | null;
  onDraft: (sheet: GoalSheet) => void;
  /** 断られたら `Failure` で reject する。届いたら、書きかけもなくなる。 */
  onSave: (sheet: GoalSheet, version: number) => Promise<void>;
  onRetry: () => void;
};

/** 選手の9マス目標。81マスは窓で開き、閉じても書きかけは残る。 */
export function GoalsPart({ goals, today, draft, onDraft, onSave, onRetry }: GoalsPartProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const title = formatMessage(noteListText.goals);
  if (goals.status !== "ready") return <PanelFallback title={title} loadable={goals} onRetry={onRetry} />;
  const stored = goals.value;

  const handleSave = async (sheet: GoalSheet) => {
    const answer = await send(() => onSave(sheet, stored.version));
    if ("result" in answer) setOpen(false);
  };
  const handleClose = () => {
    forget();
    setOpen(false);
  };

  return (
    <Panel
      title={title}
      caption={
        stored.updated_at === null
          ? undefined
          : formatMessage(noteListValueText.updated, { day: shortDate(dayOf(momentOf(stored.updated_at))) })
      }
      action={
        <Button size="s" icon={gridIcon} onClick={() => setOpen(true)}>
          {formatMessage(noteListText.openGoals)}
        </Button>
      }
    >
      {stored.version === 0 ? (
        <p>{formatMessage(noteListText.goalsNone)}</p>
      ) : (
        <NineGrid sheet={stored.sheet} measured={stored.measured} />
      )}
      {isOpen && (
        <Modal size="l" title={formatMessage(noteListText.goalsTitle)} onClose={() => busy || handleClose()}>
          <Stack>
            <FailureBanner failure={failure} own={{ conflict: formatMessage(noteListText.goalsStale) }} />
            <Suspense>
              <GoalSheetEditor
                stored={stored}
                draft={draft}
                today={today}
                onChange={onDraft}
                onSave={(sheet) => void handleSave(sheet)}
                isBusy={busy}
                mistakes={noMistakes}
              />
            </Suspense>
          </Stack>
        </Modal>
      )}
    </Panel>
  );
}

const noMistakes: ReadonlyMap<number, string> = new Map();

/** 81 cells and their dialog, for those who open them. */
const GoalSheetEditor = lazy(() =>
  import("../../../components/GoalSheetEditor/GoalSheetEditor.tsx").then((module) => ({
    default: module.GoalSheetEditor,
  })),
);
