import { countYearMoves, undoLimits, type YearChange, type YearChangeDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { undoIcon } from "../../../components/Icon/icons.ts";
import { lastYearChangeText, outcomeText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useYearWords } from "./useYearWords.ts";

/** The action that awaits confirmation. */
export type YearStep = { kind: "run"; draft: YearChangeDraft; isEarly: boolean } | { kind: "undo"; change: YearChange };
export type YearDialogProps = {
  step: YearStep;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** 年度と人数を言って確かめる。 */
export function YearDialog({ step, ...rest }: YearDialogProps) {
  return step.kind === "run" ? (
    <RunDialog {...rest} draft={step.draft} isEarly={step.isEarly} />
  ) : (
    <UndoDialog {...rest} change={step.change} />
  );
}

type Rest = Omit<YearDialogProps, "step">;

function RunDialog({ draft, isEarly, ...rest }: Rest & Pick<Extract<YearStep, { kind: "run" }>, "draft" | "isEarly">) {
  const { formatMessage } = useIntl();
  const { everything, run } = useYearWords();
  const counts = countYearMoves(draft.moves);

  return (
    <ConfirmDialog
      {...rest}
      title={formatMessage(yearChangeValueText.ask, { year: draft.to_year })}
      confirm={{ label: run(counts) }}
    >
      <Stack gap="s">
        <strong>{everything(counts)}</strong>
        <p>
          {formatMessage(isEarly ? outcomeText.atOnceEarly : outcomeText.atOnce)}
          {formatMessage(yearChangeValueText.undoDays, { days: undoLimits.yearChangeDays })}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}

function UndoDialog({ change, ...rest }: Rest & { change: YearChange }) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      {...rest}
      title={formatMessage(yearChangeValueText.undoAsk, { year: change.to_year })}
      confirm={{ label: formatMessage(lastYearChangeText.undoYear), icon: undoIcon }}
    >
      {formatMessage(lastYearChangeText.undoAfter)}
    </ConfirmDialog>
  );
}
