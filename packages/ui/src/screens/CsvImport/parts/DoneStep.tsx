import type { CsvImport } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { undoIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvDoneText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { editingText } from "../../../copy/controls/editing.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";
import { Actions } from "./Actions.tsx";
import { analysisHref, type NewestBall } from "./analysisHref.ts";

type DoneStepProps = {
  imported: CsvImport;
  newest: NewestBall | null;
  nowS: number;
  onUndo: (id: number) => Promise<void>;
  onContinue: () => void;
};

/** 何球を取り込み、何を取り込まなかったか、次にどこへ行くか。 */
export function DoneStep({ imported, newest, nowS, onUndo, onContinue }: DoneStepProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const { id, accepted, repeated, refused, undone_at } = imported;
  const analysis = undone_at === null ? newest && analysisHref(newest, nowS) : "/nextshot/analysis";

  return (
    <Panel
      footer={
        <Actions>
          {undone_at === null && (
            <Button icon={undoIcon} busy={busy} onClick={() => void send(() => onUndo(id))}>
              {formatMessage(editingText.undo)}
            </Button>
          )}
          <Button onClick={onContinue}>{formatMessage(csvDoneText.more)}</Button>
          <ButtonLink variant="primary" href={analysis ?? "/nextshot/report"}>
            {formatMessage(analysis === null ? csvDoneText.reports : csvDoneText.analysis)}
          </ButtonLink>
        </Actions>
      }
    >
      <Stack gap="m">
        <DoneBanner key={undone_at}>
          {formatMessage(undone_at === null ? csvValueText.done : csvValueText.undone, { count: accepted })}
        </DoneBanner>
        {undone_at === null && repeated + refused > 0 && (
          <p>{formatMessage(csvValueText.rest, { repeated, refused })}</p>
        )}
        {undone_at === null && newest?.mode === 2 && <p>{formatMessage(csvDoneText.guard)}</p>}
        {undone_at === null && <p>{formatMessage(csvDoneText.undoHelp)}</p>}
        <FailureBanner failure={failure} />
      </Stack>
    </Panel>
  );
}
