import { csvLimits } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { FileDrop } from "../../components/FileDrop/FileDrop.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { csvFormatText } from "../../copy/csvFile.ts";
import { csvFileText, csvValueText } from "../../copy/csvImport.ts";
import { dayOf, shortDate } from "../../format/date.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useSending } from "../../state/useSending.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CsvStage } from "./csvStage.ts";
import { SideList } from "./SideList.tsx";
import { useCsvFailure } from "./useCsvFailure.ts";

type FileStepProps = Pick<CsvImportScreenProps, "begun" | "past" | "onFile" | "onForget"> &
  Pick<Extract<CsvStage, { step: "file" }>, "refused">;

/** ファイルを置く所と、読み込める形式、覚えている対応。 */
export function FileStep({ begun, past, refused, onFile, onForget }: FileStepProps) {
  const { formatMessage } = useIntl();
  const sentenceOf = useCsvFailure();
  const { busy, failure, send } = useSending();
  const sources = past.status === "ready" ? past.value.sources : [];

  return (
    <Columns split="8+4">
      <Panel title={formatMessage(csvFileText.title)}>
        <Stack gap="m">
          {begun !== null && <Banner tone="i">{formatMessage(csvValueText.begun, { name: begun })}</Banner>}
          <FileDrop
            label={formatMessage(csvFileText.file)}
            hint={formatMessage(csvFileText.hint)}
            accept={[".csv", ".tsv", ".txt"]}
            maxBytes={csvLimits.bytes}
            onChoose={([file]) => file && onFile(file)}
            fileErrors={refused ? [{ name: refused.name, reason: sentenceOf(refused.failure) }] : []}
          />
        </Stack>
      </Panel>
      <Stack gap="m">
        <Panel flush title={formatMessage(csvFileText.known)}>
          <SideList>
            {devices.map(({ name, what }) => (
              <li key={name}>
                <b>{name}</b>
                <small>{formatMessage(csvFileText[what])}</small>
              </li>
            ))}
            <li>
              <b>{formatMessage(csvFileText.sheet)}</b>
              <small>{formatMessage(csvFileText.byHand)}</small>
            </li>
          </SideList>
        </Panel>
        {sources.length > 0 && (
          <Panel flush title={formatMessage(csvFileText.remembered)}>
            <SideList aria-busy={busy || undefined}>
              {sources.map(({ id, format, used_at }) => {
                const name = formatMessage(csvFormatText[format]);
                const day = shortDate(dayOf(Date.parse(used_at) / 1000));
                return (
                  <li key={id}>
                    <b>{name}</b>
                    <small>{formatMessage(csvValueText.usedOn, { day })}</small>
                    <IconButton
                      icon="trash"
                      label={formatMessage(csvValueText.forget, { name })}
                      onClick={() => void send(() => onForget(id))}
                    />
                  </li>
                );
              })}
            </SideList>
            <FailureBanner failure={failure} />
          </Panel>
        )}
      </Stack>
    </Columns>
  );
}

/** Trade names, the same in every language. */
const devices = [
  { name: "Rapsodo", what: "both" },
  { name: "TrackMan", what: "both" },
  { name: "HitTrax", what: "batting" },
  { name: "Blast Motion", what: "swing" },
  { name: "Statcast", what: "pitching" },
] as const;
