import { type PitchCode, type PitchReading, pitchCodes, pitchReadings, pitchType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { readingText } from "../../../copy/team/settings.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { SettingClash } from "./SettingClash.tsx";
import { SettingSheet } from "./SettingSheet.tsx";
import { type SettingPanelProps, useSettingSheet } from "./useSettingSheet.ts";

/** 球種の表しかた（D-1）。選ぶと、9つの名前がどう出るかが見える。 */
export function ReadingPanel({ today, loadPart, ...options }: SettingPanelProps) {
  const { formatMessage } = useIntl();
  const sheet = useSettingSheet("reading", options);
  const { pitch_reading } = sheet.values;

  return (
    <SettingSheet title={formatMessage(readingText.title)} caption={formatMessage(readingText.caption)} sheet={sheet}>
      <RadioGroup
        label={formatMessage(readingText.title)}
        labelPlace="hidden"
        variant="card"
        options={pitchReadings.map((value) => ({
          value,
          label: formatMessage(readingText[value]),
          help: formatMessage(helps[value]),
        }))}
        value={pitch_reading}
        onChange={(reading) => sheet.change({ pitch_reading: reading })}
      />
      <ReadingExample reading={pitch_reading} />
      <SettingClash clash={sheet.clash} today={today} loadPart={loadPart} />
    </SettingSheet>
  );
}

const helps = { short: readingText.shortHelp, plain: readingText.plainHelp } as const;

/** 番号ごとの、画面での名前。 */
export function ReadingExample({ reading }: { reading: PitchReading }) {
  const { formatMessage } = useIntl();
  const noteOf = (code: PitchCode) => {
    const { name, letters } = pitchType(code, reading);
    return name === "blank" ? formatMessage(readingText.blank) : letters;
  };

  return (
    <Example>
      <Caption>{formatMessage(readingText.example)}</Caption>
      <Names start={0} aria-label={formatMessage(readingText.example)}>
        {pitchCodes.map((code) => (
          <Name key={code}>
            <Code aria-hidden="true">{code}</Code>
            <PitchLabel code={code} reading={reading} />
            <Caption>{noteOf(code)}</Caption>
          </Name>
        ))}
      </Names>
    </Example>
  );
}

const Example = styled.div`
  padding-block-start: ${token("sp-3")};
`;

const Names = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-m")}), 1fr));
  gap: ${token("sp-2")} ${token("sp-4")};
`;

const Name = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Code = styled.span`
  color: ${token("ink-3")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-small")};
`;
