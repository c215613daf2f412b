import type { TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { MapLink } from "../../../components/FactList/MapLink.tsx";
import {
  bagIcon,
  clockIcon,
  flagIcon,
  noteIcon,
  phoneIcon,
  pinIcon,
  rainIcon,
} from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PlainText } from "../../../components/PlainText/PlainText.tsx";
import { eventFactText, eventFactWords } from "../../../copy/events/teamEvent.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../format/date.ts";
import { Remark } from "../../../layout/Text/Remark.ts";

/** 集合と持ち物。 */
export function EventFacts({ event }: { event: TeamEvent }) {
  const { formatMessage } = useIntl();
  const { meeting_place, place, bring, deadline, if_rain, contact_name, contact_phone, note } = event;
  const text = (name: keyof typeof eventFactText) => formatMessage(eventFactText[name]);
  const deadlineS = deadline === null ? null : momentOf(deadline);

  return (
    <Panel title={text("title")}>
      <FactList>
        {meeting_place && (
          <Fact term={text("meeting")} icon={pinIcon}>
            {meeting_place}
            <MapLink place={meeting_place} />
          </Fact>
        )}
        {place && (
          <Fact term={text("place")} icon={flagIcon}>
            {place}
            <MapLink place={place} />
          </Fact>
        )}
        {bring && (
          <Fact term={text("bring")} icon={bagIcon}>
            <PlainText text={bring} />
          </Fact>
        )}
        <Fact term={text("deadline")} icon={clockIcon}>
          {deadlineS === null ? (
            text("noDeadline")
          ) : (
            <>
              {`${longDate(dayOf(deadlineS))} ${timeOf(deadlineS)}`}
              <Below>{text("deadlineHelp")}</Below>
            </>
          )}
        </Fact>
        {if_rain && (
          <Fact term={text("ifRain")} icon={rainIcon}>
            <PlainText text={if_rain} />
          </Fact>
        )}
        {(contact_name || contact_phone) && (
          <Fact term={text("contact")} icon={phoneIcon}>
            {contact_name || contact_phone}
            {contact_phone && (
              <Link
                href={`tel:${contact_phone.replaceAll(/[^\d+]/g, "")}`}
                aria-label={formatMessage(eventFactWords.callTo, { name: contact_name || contact_phone })}
              >
                {text("call")}
              </Link>
            )}
          </Fact>
        )}
        {note && (
          <Fact term={text("note")} icon={noteIcon}>
            <PlainText text={note} />
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}

const Below = styled(Remark)`
  flex-basis: 100%;
`;
