import { gradeGroups, type SportType } from "@kyuseki/domain";
import { guardWeeks } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FieldRows } from "../../../components/Field/FieldRows.tsx";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { guardWeekText, limitText } from "../../../copy/team/settings.ts";
import { Label } from "../../../layout/Text/Label.ts";
import { token } from "../../../tokens/theme.ts";
import { SettingClash } from "./SettingClash.tsx";
import { SettingSheet } from "./SettingSheet.tsx";
import { StageRule } from "./StageRule.tsx";
import { type SettingPanelProps, useSettingSheet } from "./useSettingSheet.ts";

/** 段階ごとの投球数のルール、7日の数えかた、注意とする割合（BE-1）。 */
export function LimitsPanel({ sport, today, loadPart, ...options }: SettingPanelProps & { sport: SportType }) {
  const { formatMessage } = useIntl();
  const sheet = useSettingSheet("limits", options);
  const { values, change, number } = sheet;

  return (
    <SettingSheet title={formatMessage(limitText.title)} caption={formatMessage(limitText.caption)} sheet={sheet}>
      <FieldRows>
        {gradeGroups.map((stage) => (
          <StageRule
            key={stage}
            stage={stage}
            sport={sport}
            today={today}
            rule={values[`pitch_limits.${stage}.rule`]}
            onChange={(rule) => {
              change({ [`pitch_limits.${stage}.rule`]: rule });
              if (rule === "own") return;
              for (const span of ["day", "week"] as const) sheet.onUnread(`pitch_limits.${stage}.own.${span}`, false);
            }}
            day={number(`pitch_limits.${stage}.own.day`)}
            week={number(`pitch_limits.${stage}.own.week`)}
          />
        ))}
        <Row>
          <Label>{formatMessage(limitText.week)}</Label>
          <Segment
            label={formatMessage(limitText.week)}
            options={guardWeeks.map((value) => ({ value, label: formatMessage(guardWeekText[value]) }))}
            value={values["pitch_limits.week"]}
            onChange={(week) => change({ "pitch_limits.week": week })}
          />
        </Row>
        <NumberField
          {...number("pitch_limits.caution")}
          label={formatMessage(limitText.caution)}
          help={formatMessage(limitText.cautionHelp)}
          layout="row"
          unit="%"
          min={50}
          max={99}
        />
      </FieldRows>
      <Note>{formatMessage(sport === "softball" ? limitText.softball : limitText.note)}</Note>
      <SettingClash clash={sheet.clash} today={today} loadPart={loadPart} />
    </SettingSheet>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Note = styled.p`
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};
`;
