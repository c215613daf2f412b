import type { SportType } from "@kyuseki/domain";
import type { CsvWhole } from "@kyuseki/domain/csv";
import { rankedBalls } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { csvCheckText } from "../../../copy/analyzer/csvImport.ts";
import { ballUsedText, battingTypeText } from "../../../copy/controls/measures.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";

type WholeFieldsProps = {
  whole: CsvWhole;
  sportType: SportType;
  asksBattingType: boolean;
  onWholeChange: (whole: CsvWhole) => void;
};

/** 機器のファイルに書かれていない、使用球と打撃の種類。 */
export function WholeFields({ whole, sportType, asksBattingType, onWholeChange }: WholeFieldsProps) {
  const { formatMessage } = useIntl();
  const unset = { value: "", label: formatMessage(csvCheckText.unset) } as const;
  const types = ([1, 2, 3] as const).map((type) => ({
    value: String(type),
    label: formatMessage(battingTypeText[type]),
  }));

  return (
    <Panel title={formatMessage(csvCheckText.all)}>
      <Stack gap="m">
        <RadioGroup
          label={formatMessage(csvCheckText.ball)}
          help={whole.ball === null ? formatMessage(csvCheckText.unranked) : undefined}
          options={[
            ...rankedBalls(sportType).map((ball) => ({ value: ball, label: formatMessage(ballUsedText[ball]) })),
            unset,
          ]}
          value={whole.ball ?? ""}
          onChange={(ball) => onWholeChange({ ...whole, ball: ball === "" ? null : ball })}
        />
        {asksBattingType && (
          <RadioGroup
            label={formatMessage(csvCheckText.battingType)}
            help={[csvCheckText.battingTypeHelp, ...(whole.battingType === null ? [csvCheckText.unranked] : [])]
              .map((text) => formatMessage(text))
              .join("")}
            options={[...types, unset]}
            value={whole.battingType === null ? "" : String(whole.battingType)}
            onChange={(chosen) =>
              onWholeChange({
                ...whole,
                battingType: ([1, 2, 3] as const).find((type) => String(type) === chosen) ?? null,
              })
            }
          />
        )}
      </Stack>
    </Panel>
  );
}
