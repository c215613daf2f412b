import { type CarChoice, eventLimits, type FamilyEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { minusIcon, plusIcon } from "../../../../components/Icon/icons.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { carText } from "../../../../copy/events/attendance.ts";
import { familyEventValueText, familyEventText as text } from "../../../../copy/notices/familyEvents.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { figures, token } from "../../../../tokens/theme.ts";
import type { FamilyAnswers } from "../familyActs.ts";
import { answerKey, subjectOf } from "../familyNotices.ts";
import { AnswerRow } from "./AnswerRow.tsx";

type CarAnswerProps = { event: FamilyEvent; answers: FamilyAnswers };

/** 車の返事。家族に一つ。出せるときは、ほかの子を乗せられる人数も。 */
export function CarAnswer({ event, answers }: CarAnswerProps) {
  const { formatMessage } = useIntl();
  const { event_id, car } = event;
  const sending = answers.sending[answerKey(subjectOf(event), "car")];
  const choice = choices.find((one) => one === (sending?.answer ?? car?.choice));
  const seats = sending?.seats ?? car?.seats ?? 0;
  const choose = (answer: string) => {
    const known = choices.find((one) => one === answer);
    if (known) answers.onCar(event_id, known, known === "offer" ? Math.max(seats, 1) : 0);
  };
  const offer = (wanted: number) => {
    if (wanted >= 1 && wanted <= eventLimits.carSeatsMax) answers.onCar(event_id, "offer", wanted);
  };

  return (
    <AnswerRow
      name={formatMessage(text.car)}
      label={formatMessage(text.car)}
      arrived={car && formatMessage(text.arrived)}
      options={choices.map((value) => ({ value, label: formatMessage(carText[value]) }))}
      answer={car?.choice ?? null}
      sending={sending}
      onAnswer={choose}
    >
      {choice === "offer" && (
        <Seats>
          <span>
            {formatMessage(text.seats)}
            <Help>{formatMessage(text.seatsHelp)}</Help>
          </span>
          <Stepper role="group" aria-label={formatMessage(text.seats)}>
            <IconButton
              icon={minusIcon}
              label={formatMessage(text.fewer)}
              aria-disabled={seats <= 1 || undefined}
              onClick={() => offer(seats - 1)}
            />
            <Count aria-live="polite">{formatMessage(familyEventValueText.person, { count: seats })}</Count>
            <IconButton
              icon={plusIcon}
              label={formatMessage(text.more)}
              aria-disabled={seats >= eventLimits.carSeatsMax || undefined}
              onClick={() => offer(seats + 1)}
            />
          </Stepper>
        </Seats>
      )}
    </AnswerRow>
  );
}

const choices = ["offer", "need", "none"] as const satisfies readonly CarChoice[];

const Seats = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
  font-size: ${token("fs-small")};
`;

const Help = styled(Caption)`
  display: block;
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  --control-m: ${token("touch")};
`;

const Count = styled.output`
  min-width: ${token("sp-9")};
  border-inline: ${token("hairline")} solid ${token("line-2")};
  ${figures}
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-s")};
  line-height: ${token("touch")};
  text-align: center;
`;
