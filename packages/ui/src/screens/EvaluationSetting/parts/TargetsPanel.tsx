import { useIntl } from "react-intl";
import { FieldRows } from "../../../components/Field/FieldRows.tsx";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { targetText } from "../../../copy/team/settings.ts";
import { SettingClash } from "./SettingClash.tsx";
import { SettingSheet } from "./SettingSheet.tsx";
import { type SettingSheetOptions, useSettingSheet } from "./useSettingSheet.ts";

/** 実施率の目標と、強い打球とみなす範囲。 */
export function TargetsPanel({ today, ...options }: SettingSheetOptions & { today: string }) {
  const { formatMessage } = useIntl();
  const sheet = useSettingSheet("targets", options);
  const { number } = sheet;

  return (
    <SettingSheet title={formatMessage(targetText.title)} sheet={sheet}>
      <FieldRows>
        <NumberField
          {...number("practice_goal")}
          label={formatMessage(targetText.practice)}
          help={formatMessage(targetText.practiceHelp)}
          layout="row"
          unit="%"
          min={1}
          max={100}
        />
        <NumberField
          {...number("hard_hit.speed")}
          label={formatMessage(targetText.speed)}
          help={formatMessage(targetText.speedHelp)}
          layout="row"
          unit="km/h"
          min={50}
          max={200}
        />
        <NumberField
          {...number("hard_hit.angle_low")}
          label={formatMessage(targetText.angleLow)}
          layout="row"
          unit="°"
          min={-30}
          max={60}
        />
        <NumberField
          {...number("hard_hit.angle_high")}
          label={formatMessage(targetText.angleHigh)}
          layout="row"
          unit="°"
          min={-30}
          max={60}
        />
      </FieldRows>
      <SettingClash clash={sheet.clash} today={today} />
    </SettingSheet>
  );
}
