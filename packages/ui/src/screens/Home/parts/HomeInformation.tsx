import type { Home } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { homeInformationText as text } from "../../../copy/notices/homeInformation.ts";
import { dayOf, momentOf, shortDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { LowerPanelProps } from "./homePart.ts";

/** 運営からのお知らせ。新しい方から。 */
export function HomeInformation({ home: { information }, busy, onRetry }: LowerPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(text.title)} action={<Link href="/information">{formatMessage(text.all)}</Link>} flush>
      {!information && <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />}
      {information?.length === 0 && <Nothing>{formatMessage(text.none)}</Nothing>}
      {information && information.length > 0 && (
        <ul>
          {information.map((one) => (
            <InformationLine key={one.information_id} information={one} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InformationLine({ information }: { information: Published }) {
  const { information_id, title, published_at, read } = information;
  const { formatMessage } = useIntl();

  return (
    <Line>
      <Way look="bare" href={`/information/detail/${information_id}`}>
        <Head>
          <Day>{shortDate(dayOf(momentOf(published_at)))}</Day>
          {!read && <Tag tone="i">{formatMessage(text.unread)}</Tag>}
        </Head>
        <Title>{title}</Title>
      </Way>
    </Line>
  );
}

type Published = NonNullable<Home["information"]>[number];

const Line = styled.li`
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Way = styled(Link)`
  display: block;
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;

const Day = styled.span`
  color: ${token("ink-2")};
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${token("fw-caption")};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;
