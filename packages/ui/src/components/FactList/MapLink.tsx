import { useIntl } from "react-intl";
import styled from "styled-components";
import { eventFactText, eventFactWords } from "../../copy/events/teamEvent.ts";
import { touchTarget } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";

/** 場所の名前で、外の地図を開く。こちらのアドレスは伝えない。 */
export function MapLink({ place }: { place: string }) {
  const { formatMessage } = useIntl();
  return (
    <Way
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(eventFactWords.mapOf, { place })}
    >
      {formatMessage(eventFactText.map)}
    </Way>
  );
}

const Way = styled(Link)`
  ${touchTarget}
`;
