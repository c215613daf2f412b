import { useIntl } from "react-intl";
import { FieldRows } from "../../../components/Field/FieldRows.tsx";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { targetText } from "../../../copy/team/settings.ts";
import { SettingClash } from "./SettingClash.tsx";
import { SettingSheet } from "./SettingSheet.tsx";
import { type SettingPanelProps, useSettingSheet } from "./useSettingSheet.ts";

/** 実施率の目標と、強い打球とみなす範囲。 */
export function TargetsPanel({ today, loadPart, ...options }: SettingPanelProps) {
  const { formatMessage } = useIntl();
  const sheet = useSettingSheet("targets", options);
  const { number } = sheet;

  return (
    <SettingSheet title={formatMessage(targetText.title)} sheet={sheet}>
      <FieldRows>
        {fields.map(({ name, label, help, ...bounds }) => (
          <NumberField
            key={name}
            {...number(name)}
            {...bounds}
            label={formatMessage(label)}
            help={help && formatMessage(help)}
            layout="row"
          />
        ))}
      </FieldRows>
      <SettingClash clash={sheet.clash} today={today} loadPart={loadPart} />
    </SettingSheet>
  );
}

const angle = { help: undefined, unit: "°", min: -30, max: 60 } as const;
const fields = [
  { name: "practice_goal", label: targetText.practice, help: targetText.practiceHelp, unit: "%", min: 1, max: 100 },
  { name: "record_hour", label: targetText.hour, help: targetText.hourHelp, unit: "時", min: 12, max: 23 },
  { name: "hard_hit.speed", label: targetText.speed, help: targetText.speedHelp, unit: "km/h", min: 50, max: 200 },
  { name: "hard_hit.angle_low", label: targetText.angleLow, ...angle },
  { name: "hard_hit.angle_high", label: targetText.angleHigh, ...angle },
] as const;
