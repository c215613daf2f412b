import type { ProviderEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { MapLink } from "../../../components/FactList/MapLink.tsx";
import { clockIcon, flagIcon, membersIcon, pinIcon, userIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { eventDetailText, eventDetailWords } from "../../../copy/events/eventDetail.ts";
import { eventFactText } from "../../../copy/events/teamEvent.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../format/date.ts";

/** 場所、対象、定員、締め切り。 */
export function ProviderEventFacts({ event }: { event: ProviderEvent }) {
  const { formatMessage } = useIntl();
  const { place, target, capacity, applied, apply_until, author } = event;
  const untilS = apply_until === null ? null : momentOf(apply_until);

  return (
    <Panel title={formatMessage(eventFactText.details)}>
      <FactList>
        {place && (
          <Fact term={formatMessage(eventFactText.place)} icon={pinIcon}>
            {place}
            <MapLink place={place} />
          </Fact>
        )}
        {target && (
          <Fact term={formatMessage(eventFactText.target)} icon={membersIcon}>
            {target}
          </Fact>
        )}
        <Fact term={formatMessage(eventFactText.capacity)} icon={userIcon}>
          {capacity === null
            ? formatMessage(eventDetailText.noLimit)
            : formatMessage(eventDetailWords.places, { capacity, left: Math.max(0, capacity - applied) })}
        </Fact>
        <Fact term={formatMessage(eventDetailText.until)} icon={clockIcon}>
          {untilS === null ? formatMessage(eventDetailText.noLimit) : `${longDate(dayOf(untilS))} ${timeOf(untilS)}`}
        </Fact>
        {author && (
          <Fact term={formatMessage(eventFactText.author)} icon={flagIcon}>
            {author}
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}
