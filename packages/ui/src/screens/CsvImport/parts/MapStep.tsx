import {
  type AskedQuantity,
  askedQuantities,
  type CsvUnit,
  openQuestions,
  unitsAreSet,
  unitsOf,
} from "@kyuseki/domain/csv";
import { useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { csvMapText, csvText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { StepColumns } from "../StepColumns.tsx";
import { Actions } from "./Actions.tsx";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CsvAnswers, OpenedCsv } from "./csvStage.ts";
import { FileFacts } from "./FileFacts.tsx";
import { MapTable } from "./MapTable.tsx";

type MapStepProps = Pick<CsvImportScreenProps, "onAnswersChange" | "onRead" | "onRestart"> & {
  file: OpenedCsv;
  answers: CsvAnswers;
};

/** どの列を何として読むか。ファイルが言わない単位と日付だけを聞く。 */
export function MapStep({ file, answers, onAnswersChange, onRead, onRestart }: MapStepProps) {
  const { formatMessage } = useIntl();
  // How often the button was pressed with a question open.
  const [told, setTold] = useState(0);
  const open = useRef<HTMLDivElement>(null);
  const used = Object.values(answers.mapping).length;
  const [everyColumn, setEveryColumn] = useState(used === 0);
  const unanswered = openQuestions(file, answers.mapping, { ...answers, player: file.name });
  // An answered question stays, so that it can be changed.
  const [first] = useState(unanswered);
  const asks = (question: (typeof unanswered)[number]) => first.includes(question) || unanswered.includes(question);

  const errorOf = (question: (typeof unanswered)[number]) =>
    told > 0 && unanswered.includes(question) ? formatMessage(csvMapText.unanswered) : undefined;

  // On a phone the questions are above a long table, and the button below it.
  useLayoutEffect(() => {
    if (told === 0) return;
    const field = open.current?.querySelector<HTMLElement>('[aria-invalid="true"] input, input[aria-invalid="true"]');
    (field ?? open.current)?.focus();
  }, [told]);

  const handleNext = () => {
    if (unanswered.length === 0) onRead();
    else setTold(told + 1);
  };
  const questions = askedQuantities.filter((quantity) => asks(`${quantity}_unit`));

  const isAsking = questions.length > 0 || asks("day") || asks("day_order");

  return (
    <StepColumns
      openRef={open}
      open={
        (isAsking || unanswered.length > 0) && (
          <>
            {told > 0 && unanswered.length > 0 && <Banner tone="d">{formatMessage(csvMapText.open)}</Banner>}
            {unanswered.includes("mapping") && <Banner tone="w">{formatMessage(csvMapText.mapping)}</Banner>}
            {isAsking && (
              <Panel>
                <Stack gap="l">
                  {questions.map((quantity) => (
                    <RadioGroup
                      key={quantity}
                      label={formatMessage(csvMapText[quantity])}
                      help={formatMessage(csvMapText[unitsAreSet(file.format) ? "unitOfDevice" : "unitHelp"])}
                      error={errorOf(`${quantity}_unit`)}
                      options={unitsOf(quantity).map((unit) => ({ value: unit, label: unit }))}
                      value={answers.units[quantity] ?? null}
                      onChange={(unit) =>
                        onAnswersChange({ ...answers, units: { ...answers.units, ...unitAnswer(quantity, unit) } })
                      }
                    />
                  ))}
                  {asks("day_order") && (
                    <RadioGroup
                      label={formatMessage(csvMapText.dayOrder)}
                      help={formatMessage(csvMapText.dayOrderHelp)}
                      error={errorOf("day_order")}
                      options={[
                        { value: "month", label: formatMessage(csvMapText.monthFirst) },
                        { value: "day", label: formatMessage(csvMapText.dayFirst) },
                      ]}
                      value={answers.dayOrder ?? null}
                      onChange={(dayOrder) => onAnswersChange({ ...answers, dayOrder })}
                    />
                  )}
                  {asks("day") && (
                    <TextField
                      type="date"
                      label={formatMessage(csvMapText.day)}
                      help={formatMessage(csvMapText.dayHelp)}
                      error={errorOf("day")}
                      value={answers.day}
                      onChange={({ target }) => onAnswersChange({ ...answers, day: target.value })}
                    />
                  )}
                </Stack>
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
            <Segment
              label={formatMessage(csvMapText.shown)}
              options={[
                { value: "used", label: formatMessage(csvValueText.onlyUsed, { count: used }) },
                { value: "every", label: formatMessage(csvValueText.every, { count: file.header.length }) },
              ]}
              value={everyColumn ? "every" : "used"}
              onChange={(shown) => setEveryColumn(shown === "every")}
            />
          }
          footer={
            <Actions>
              <Button onClick={onRestart}>{formatMessage(csvText.again)}</Button>
              <Button variant="primary" onClick={handleNext}>
                {formatMessage(csvMapText.next)}
              </Button>
            </Actions>
          }
        >
          <MapTable
            file={file}
            mapping={answers.mapping}
            everyColumn={everyColumn}
            onMappingChange={(mapping) => onAnswersChange({ ...answers, mapping })}
          />
        </Panel>
      }
      facts={<FileFacts file={file} />}
    />
  );
}

/** `unit` is one of those offered for it. */
const unitAnswer = (quantity: AskedQuantity, unit: CsvUnit) => ({ [quantity]: unit }) as Partial<CsvAnswers["units"]>;
