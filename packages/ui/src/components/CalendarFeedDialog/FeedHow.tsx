import { useIntl } from "react-intl";
import styled from "styled-components";
import { calendarFeedText as text } from "../../copy/events/calendarFeed.ts";
import { token } from "../../tokens/theme.ts";

/** カレンダーごとの入れ方。 */
export function FeedHow() {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h3>{formatMessage(text.how)}</h3>
      <Ways>
        <Name>{formatMessage(text.apple)}</Name>
        <Way>{formatMessage(text.appleHow)}</Way>
        <Name>{formatMessage(text.google)}</Name>
        <Way>{formatMessage(text.googleHow)}</Way>
      </Ways>
    </section>
  );
}

const Ways = styled.dl`
  display: grid;
  gap: ${token("sp-1")};
  padding-block-start: ${token("sp-2")};
  font-size: ${token("fs-small")};
`;

const Name = styled.dt`
  font-weight: ${token("fw-label")};
`;

const Way = styled.dd`
  color: ${token("ink-2")};
`;
