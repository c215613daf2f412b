import type { AttendanceAnswer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../../components/Banner/Banner.tsx";
import { PlainText } from "../../../../components/PlainText/PlainText.tsx";
import { attendanceText } from "../../../../copy/events/attendance.ts";
import { familyEventText } from "../../../../copy/notices/familyEvents.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import { token } from "../../../../tokens/theme.ts";
import { AnswerForm } from "../answers/AnswerForm.tsx";
import { CarAnswer } from "../answers/CarAnswer.tsx";
import { subjectOf } from "../familyNotices.ts";
import type { EventProps } from "./eventProps.ts";
import { useEventFacts } from "./useEventFacts.ts";

/** 行事の中身：集合や持ち物、子どもごとの出欠、車、ひとこと。 */
export function EventBody({ event, asksCar, ...rest }: EventProps) {
  const { formatMessage } = useIntl();
  const facts = useEventFacts(event);
  const isCancelled = event.state === "cancelled";
  const { [subjectOf(event)]: typed } = rest.answers.comments;
  const given = (answer: string) => answers.find((one) => one === answer);

  return (
    <>
      {isCancelled && (
        <Banner tone="w" role="status">
          {formatMessage(familyEventText.cancelledTitle)}
          {event.cancel_message && <PlainText text={event.cancel_message} />}
        </Banner>
      )}
      <Facts>
        {facts.map(({ label, text }) => (
          <Fact key={label}>
            <Term>{label}</Term>
            <dd>
              <PlainText text={text} />
            </dd>
          </Fact>
        ))}
      </Facts>
      {event.full && !isCancelled && <Note>{formatMessage(familyEventText.full)}</Note>}
      {/* What was typed before the cancellation stays. */}
      {(!isCancelled || typed !== undefined) && (
        <AnswerForm
          {...rest}
          item={event}
          options={answers.map((value) => ({ value, label: formatMessage(attendanceText[value]) }))}
          onAnswer={(pressed, comment) =>
            rest.answers.onAttend(
              event.event_id,
              pressed.flatMap(({ member_id, answer }) => {
                const known = given(answer);
                return known ? [{ member_id, answer: known }] : [];
              }),
              comment,
            )
          }
        >
          {event.cars && asksCar && <CarAnswer event={event} answers={rest.answers} />}
        </AnswerForm>
      )}
    </>
  );
}

const answers = ["coming", "absent", "partly", "undecided"] as const satisfies readonly AttendanceAnswer[];

const Facts = styled.dl`
  display: grid;
  gap: ${token("sp-1")};
  font-size: ${token("fs-body")};
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: ${token("sp-9")} minmax(0, 1fr);
  gap: ${token("sp-3")};
`;

const Term = styled.dt`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body-lg")};
`;
