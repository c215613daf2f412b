import { csvLimits } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FileDrop } from "../../../components/FileDrop/FileDrop.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvFormatText } from "../../../copy/analyzer/csvFile.ts";
import { csvFileText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CsvStage } from "./csvStage.ts";
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
          <ul>
            {devices.map(({ name, what }) => (
              <SideRow key={name}>
                <SideName>{name}</SideName>
                <Caption>{formatMessage(csvFileText[what])}</Caption>
              </SideRow>
            ))}
            <SideRow>
              <SideName>{formatMessage(csvFileText.sheet)}</SideName>
              <Caption>{formatMessage(csvFileText.byHand)}</Caption>
            </SideRow>
          </ul>
        </Panel>
        {sources.length > 0 && (
          <Panel flush title={formatMessage(csvFileText.remembered)}>
            <ul aria-busy={busy || undefined}>
              {sources.map(({ id, format, used_at }) => {
                const name = formatMessage(csvFormatText[format]);
                const day = shortDate(dayOf(Date.parse(used_at) / 1000));
                return (
                  <SideRow key={id}>
                    <SideName>{name}</SideName>
                    <Caption>{formatMessage(csvValueText.usedOn, { day })}</Caption>
                    <IconButton
                      icon={trashIcon}
                      label={formatMessage(csvValueText.forget, { name })}
                      onClick={() => void send(() => onForget(id))}
                    />
                  </SideRow>
                );
              })}
            </ul>
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

const SideRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
  padding: ${token("sp-1")} ${token("sp-4")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const SideName = styled.b`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
