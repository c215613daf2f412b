import { type Applicant, applicants, type JoinCodeDraft, joinCodeLimits } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { joinCodeText, joinCodeValueText, qrApplicantText } from "../../copy/team/teamQr.ts";
import { dayOf, longDate } from "../../format/date.ts";
import { Label } from "../../layout/Text/Label.ts";
import { token } from "../../tokens/theme.ts";
import { Segment } from "../Segment/Segment.tsx";

export type JoinCodeChoicesProps = {
  value: JoinCodeDraft;
  /** いま。unix 秒。 */
  nowS: number;
  onChange: (draft: JoinCodeDraft) => void;
};

/** これから発行するQRコードで申し込める人と有効期限。いま発行すると何日まで使えるかも言う（BE-6）。 */
export function JoinCodeChoices({ value, nowS, onChange }: JoinCodeChoicesProps) {
  const { formatMessage } = useIntl();
  const untilId = useId();
  const { valid_days, applicant } = value;
  const [who, howLong] = [formatMessage(joinCodeText.applicant), formatMessage(joinCodeText.validDays)];

  return (
    <Choices>
      <Rows>
        <Label aria-hidden="true">{who}</Label>
        <Segment<Applicant | "both">
          label={who}
          options={(["both", ...applicants] as const).map((each) => ({
            value: each,
            label: formatMessage(qrApplicantText[each]),
          }))}
          value={applicant ?? "both"}
          onChange={(chosen) => onChange({ ...value, applicant: chosen === "both" ? null : chosen })}
          wide
        />
      </Rows>
      <Rows>
        <Label aria-hidden="true">{howLong}</Label>
        <Segment<`${JoinCodeDraft["valid_days"]}`>
          label={howLong}
          aria-describedby={untilId}
          options={joinCodeLimits.days.map((days) => ({
            value: `${days}` as const,
            label: formatMessage(joinCodeValueText.days, { days }),
          }))}
          value={`${valid_days}`}
          onChange={(chosen) =>
            onChange({ ...value, valid_days: joinCodeLimits.days.find((days) => `${days}` === chosen) ?? valid_days })
          }
          wide
        />
        <Until id={untilId} aria-live="polite">
          {formatMessage(joinCodeValueText.until, { day: longDate(dayOf(nowS + valid_days * daySeconds)) })}
        </Until>
      </Rows>
    </Choices>
  );
}

const daySeconds = 24 * 60 * 60;

const Choices = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  text-align: start;
`;

const Rows = styled.div`
  display: grid;
  gap: calc(${token("sp-3")} / 2);
`;

const Until = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
