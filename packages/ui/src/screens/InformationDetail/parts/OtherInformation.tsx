import type { InformationSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { informationText } from "../../../copy/notices/information.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";

type OtherInformationProps = { information: readonly InformationSummary[] };

/** ほかのお知らせ。新しい方から。 */
export function OtherInformation({ information }: OtherInformationProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(informationText.others)} flush={information.length > 0}>
      {information.length === 0 && <Note>{formatMessage(informationText.noOthers)}</Note>}
      <ul>
        {information.slice(0, mostOthers).map(({ information_id, title, published_at, read }) => (
          <Row key={information_id}>
            <Way look="bare" href={`/information/detail/${information_id}`}>
              <Marks>
                <Day>{shortDate(dayOf(Date.parse(published_at) / 1000))}</Day>
                {!read && <Status tone="invited">{formatMessage(informationText.unread)}</Status>}
              </Marks>
              {title}
            </Way>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

const mostOthers = 6;

const Row = styled.li`
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Way = styled(Link)`
  display: block;
  padding: ${token("sp-3")} ${token("sp-4")};
  font-weight: ${token("fw-caption")};
  overflow-wrap: anywhere;

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Marks = styled.span`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Day = styled.span`
  color: ${token("ink-2")};
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
`;
