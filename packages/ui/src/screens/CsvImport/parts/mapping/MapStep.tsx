import { openQuestions } from "@kyuseki/domain/csv";
import { useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../../components/Banner/Banner.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { FilterSegment } from "../../../../components/Segment/FilterSegment.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { csvText, csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import { csvMapText } from "../../../../copy/analyzer/csvMap.ts";
import { Stack } from "../../../../layout/Stack/Stack.tsx";
import { StepColumns } from "../../StepColumns.tsx";
import type { CsvStepProps } from "../csvImportProps.ts";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";
import { FileFacts } from "../FileFacts.tsx";
import { StepActions } from "../StepActions.tsx";
import { ConversionPanel } from "./ConversionPanel.tsx";
import { MapTable } from "./MapTable.tsx";

type MapStepProps = Pick<CsvStepProps, "members" | "onAnswersChange" | "onRead" | "onRestart"> & {
  file: OpenedCsv;
  answers: CsvAnswers;
};

/** どの列を何として読むか。ファイルが言わない単位と日付だけを聞く。 */
export function MapStep({ file, answers, members, onAnswersChange, onRead, onRestart }: MapStepProps) {
  const { formatMessage } = useIntl();
  // How often the button was pressed with a question open.
  const [told, setTold] = useState(0);
  const step = useRef<HTMLDivElement>(null);
  const used = Object.values(answers.mapping).length;
  const [everyColumn, setEveryColumn] = useState(used === 0);
  const unanswered = openQuestions(file, answers.mapping, { ...answers, player: file.name });
  // An answered question stays, so that it can be changed.
  const [first] = useState(unanswered);
  const asks = (question: (typeof unanswered)[number]) => first.includes(question) || unanswered.includes(question);
  const isTold = told > 0 && unanswered.length > 0;

  useLayoutEffect(() => {
    if (told === 0) return;
    const field = step.current?.querySelector<HTMLElement>('[aria-invalid="true"] input, input[aria-invalid="true"]');
    (field ?? step.current)?.focus();
  }, [told]);

  const handleNext = () => {
    if (unanswered.length === 0) onRead();
    else setTold(told + 1);
  };

  return (
    <>
      <StepColumns
        rowRef={step}
        open={
          (isTold || unanswered.includes("mapping") || asks("day")) && (
            <>
              {isTold && <Banner tone="d">{formatMessage(csvMapText.open)}</Banner>}
              {unanswered.includes("mapping") && <Banner tone="w">{formatMessage(csvMapText.mapping)}</Banner>}
              {asks("day") && (
                <Panel>
                  <TextField
                    type="date"
                    label={formatMessage(csvMapText.day)}
                    help={formatMessage(csvMapText.dayHelp)}
                    error={isTold && unanswered.includes("day") ? formatMessage(csvMapText.unanswered) : undefined}
                    value={answers.day}
                    onChange={({ target }) => onAnswersChange({ ...answers, day: target.value })}
                  />
                </Panel>
              )}
            </>
          )
        }
        table={
          <Panel
            flush
            title={formatMessage(csvMapText.title)}
            caption={formatMessage(csvValueText.used, { used, total: file.header.length })}
            action={
              <FilterSegment
                label={formatMessage(csvMapText.shown)}
                options={[
                  { value: "used", label: formatMessage(csvValueText.onlyUsed, { count: used }) },
                  { value: "every", label: formatMessage(csvValueText.every, { count: file.header.length }) },
                ]}
                value={everyColumn ? "every" : "used"}
                onChange={(shown) => setEveryColumn(shown === "every")}
              />
            }
          >
            <MapTable
              file={file}
              answers={answers}
              everyColumn={everyColumn}
              asks={asks}
              unanswered={unanswered}
              isTold={isTold}
              memberCount={members.length}
              onAnswersChange={onAnswersChange}
            />
          </Panel>
        }
        facts={
          <Stack gap="m">
            <FileFacts file={file} />
            <ConversionPanel file={file} answers={answers} />
          </Stack>
        }
      />
      <StepActions>
        <Button onClick={onRestart}>{formatMessage(csvText.again)}</Button>
        <Button variant="primary" onClick={handleNext}>
          {formatMessage(csvMapText.next)}
        </Button>
      </StepActions>
    </>
  );
}
