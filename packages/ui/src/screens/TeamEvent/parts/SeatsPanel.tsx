import { beginsAt, isExpected, momentsOf, seatPlan, type TeamEvent } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { carIcon } from "../../../components/Icon/icons.ts";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { seatsText, seatsWords } from "../../../copy/events/eventHelp.ts";
import { momentOf, timeOf } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { CarSeats } from "./CarSeats.tsx";
import { SeatFigures } from "./SeatFigures.tsx";

type SeatsPanelProps = {
  event: TeamEvent;
  isOpen: boolean;
  nameOf: (memberId: number) => string;
};

/** 車の席：必要な数、出せる数、だれがどの車に乗るか。 */
export function SeatsPanel({ event, isOpen, nameOf }: SeatsPanelProps) {
  const { formatMessage } = useIntl();
  const { attendance, car_answers, families } = event;
  const plan = useMemo(() => seatPlan({ attendance, car_answers }), [attendance, car_answers]);
  const b = (words: unknown) => <b key={String(words)}>{String(words)}</b>;
  const namesOf = (ids: readonly number[]) => ids.map(nameOf).join("、");
  const answered = new Set(car_answers.map(({ family_id }) => family_id));
  const toAsk = attendance.filter(({ family_id, answer }) => isExpected(answer) && !answered.has(family_id));

  return (
    <Panel
      title={formatMessage(seatsText.title)}
      action={
        isOpen &&
        toAsk.length > 0 && (
          <ButtonLink size="s" icon={carIcon} href={composerHref(toAsk.map(({ member_id }) => member_id))}>
            {formatMessage(seatsText.ask)}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <SeatFigures plan={plan} />
        {plan.waiting.length > 0 ? (
          <Banner tone="w">
            {formatMessage(seatsWords.waiting, { count: plan.waiting.length, names: namesOf(plan.waiting), b })}
          </Banner>
        ) : (
          isOpen &&
          plan.ifAllCome.missing > 0 && (
            <Banner tone="w">{formatMessage(seatsWords.ifAllCome, { ...plan.ifAllCome, b })}</Banner>
          )
        )}
        {plan.cars.length === 0 && <Note>{formatMessage(seatsText.none)}</Note>}
        {plan.cars.map((car) => (
          <CarSeats
            key={car.family_id}
            car={car}
            family={families.find(({ family_id }) => family_id === car.family_id)?.name ?? ""}
            caption={departureOf(event)}
            nameOf={nameOf}
          />
        ))}
        <Remark>
          {plan.own.length > 0 &&
            formatMessage(seatsWords.own, {
              names: plan.own.map((id) => formatMessage(seatsWords.san, { name: nameOf(id) })).join("、"),
            })}
          {formatMessage(seatsText.counted)}
        </Remark>
      </Stack>
    </Panel>
  );
}

/** 7:45 出発・青葉台小 正門 */
function departureOf(event: TeamEvent): string {
  const departure = momentsOf(event).find(({ label }) => label.includes("出発"));
  const when = event.all_day
    ? ""
    : departure
      ? `${timeOf(momentOf(departure.time))} ${departure.label}`
      : timeOf(momentOf(beginsAt(event)));
  return [when, event.meeting_place].filter(Boolean).join("・");
}
