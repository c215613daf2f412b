import { type InformationSummary, pageWithin } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { chevronRightIcon } from "../../../components/Icon/icons.ts";
import { CategoryTag } from "../../../components/InformationArticle/CategoryTag.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { informationText } from "../../../copy/notices/information.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { type InformationView, noInformationConditions } from "../view.ts";

/** いまのページと、条件に合う全部の数。 */
export type InformationPages = {
  information: readonly InformationSummary[];
  total: number;
  unread: number;
};

type InformationListProps = {
  pages: InformationPages;
  /** 隣で開いているお知らせ。 */
  openId: number | null;
  hrefOf: (id: number) => string;
  view: InformationView;
  onViewChange: (change: Partial<InformationView>) => void;
};

/** お知らせの一覧。 */
export function InformationList(props: InformationListProps) {
  const { pages, openId, hrefOf, view, onViewChange } = props;
  const { formatMessage } = useIntl();
  const { information, total } = pages;
  const isFiltered = view.category !== null || view.q.trim() !== "";

  if (information.length === 0) {
    return (
      <Panel aria-label={formatMessage(informationText.list)} flush>
        {isFiltered ? (
          <EmptyState
            title={formatMessage(informationText.notFound)}
            action={
              <Button onClick={() => onViewChange(noInformationConditions)}>
                {formatMessage(informationText.clear)}
              </Button>
            }
          >
            {formatMessage(informationText.notFoundHelp)}
          </EmptyState>
        ) : (
          <EmptyState title={formatMessage(informationText.none)}>{formatMessage(informationText.noneHelp)}</EmptyState>
        )}
      </Panel>
    );
  }
  return (
    <Panel aria-label={formatMessage(informationText.list)} flush>
      <ul>
        {information.map((one) => (
          <Row key={one.information_id}>
            <Way
              look="bare"
              href={hrefOf(one.information_id)}
              aria-current={one.information_id === openId ? "true" : undefined}
            >
              <Words>
                <Marks>
                  <Day>{shortDate(dayOf(Date.parse(one.published_at) / 1000))}</Day>
                  <CategoryTag category={one.category} />
                  {!one.read && <Status tone="invited">{formatMessage(informationText.unread)}</Status>}
                </Marks>
                <Title data-unread={!one.read || undefined}>{one.title}</Title>
              </Words>
              <Icon path={chevronRightIcon} size="s" />
            </Way>
          </Row>
        ))}
      </ul>
      <Pagination
        total={total}
        page={pageWithin(view.page, total, view.size)}
        size={view.size}
        onChange={(change) => onViewChange({ ...change, id: null })}
      />
    </Panel>
  );
}

const Row = styled.li`
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  min-height: ${token("row-l")};
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &[aria-current] {
    background: ${token("primary-soft")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Words = styled.span`
  min-width: 0;
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Day = styled.span`
  color: ${token("ink-2")};
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-h3")};
`;

const Title = styled.span`
  display: block;
  font-weight: ${token("fw-caption")};
  overflow-wrap: anywhere;

  &[data-unread] {
    font-weight: ${token("fw-h3")};
  }
`;
