import { type JoinCodeDays, joinCodeLimits } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { validDaysText, validDaysValueText } from "../../copy/team/teamQr.ts";
import { dayOf, longDate } from "../../format/date.ts";
import { Label } from "../../layout/Text/Label.ts";
import { token } from "../../tokens/theme.ts";
import { Segment } from "../Segment/Segment.tsx";

export type ValidDaysChoiceProps = {
  value: JoinCodeDays;
  /** いま。unix 秒。 */
  nowS: number;
  onChange: (days: JoinCodeDays) => void;
};

/** これから発行するQRコードの有効期限と、いま発行すると何日まで使えるか（BE-6）。 */
export function ValidDaysChoice({ value, nowS, onChange }: ValidDaysChoiceProps) {
  const { formatMessage } = useIntl();
  const untilId = useId();
  const label = formatMessage(validDaysText.label);

  return (
    <Rows>
      <Label aria-hidden="true">{label}</Label>
      <Segment<`${JoinCodeDays}`>
        label={label}
        aria-describedby={untilId}
        options={joinCodeLimits.days.map((days) => ({
          value: `${days}` as const,
          label: formatMessage(validDaysValueText.days, { days }),
        }))}
        value={`${value}`}
        onChange={(chosen) => onChange(joinCodeLimits.days.find((days) => `${days}` === chosen) ?? value)}
        wide
      />
      <Until id={untilId} aria-live="polite">
        {formatMessage(validDaysValueText.until, { day: longDate(dayOf(nowS + value * daySeconds)) })}
      </Until>
    </Rows>
  );
}

const daySeconds = 24 * 60 * 60;

const Rows = styled.div`
  display: grid;
  gap: calc(${token("sp-3")} / 2);
  text-align: start;
`;

const Until = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
