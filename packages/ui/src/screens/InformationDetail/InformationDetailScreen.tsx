import type { Information, InformationSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import {
  InformationArticle,
  type InformationArticleProps,
} from "../../components/InformationArticle/InformationArticle.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { informationText, informationValueText } from "../../copy/notices/information.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { OtherInformation } from "./parts/OtherInformation.tsx";

export type InformationDetailScreenProps = Pick<InformationArticleProps, "onCopy" | "onInquiry"> & {
  id: number;
  article: Loadable<Information>;
  /** 新しい順。 */
  list: Loadable<readonly InformationSummary[]>;
  onRetry: (part: "article" | "list") => void;
};

/** 運営からのお知らせの一通と、ほかのお知らせ。 */
export function InformationDetailScreen({ id, article, list, onRetry, ...acts }: InformationDetailScreenProps) {
  const { formatMessage } = useIntl();
  const all = list.status === "ready" ? list.value : [];

  return (
    <Page>
      <Columns split="8+4">
        {article.status === "ready" ? (
          <InformationArticle key={id} information={article.value} turns={<Turns id={id} all={all} />} {...acts} />
        ) : article.status === "failed" && article.code === "not_found" ? (
          <Panel flush>
            <EmptyState
              title={formatMessage(informationText.gone)}
              action={<ButtonLink href="/information">{formatMessage(informationText.toList)}</ButtonLink>}
            >
              {formatMessage(informationText.goneHelp)}
            </EmptyState>
          </Panel>
        ) : (
          <PanelFallback
            title={formatMessage(informationText.article)}
            loadable={article}
            onRetry={() => onRetry("article")}
          />
        )}
        {list.status === "ready" ? (
          <OtherInformation information={all.filter(({ information_id }) => information_id !== id)} />
        ) : (
          <PanelFallback
            title={formatMessage(informationText.others)}
            loadable={list}
            onRetry={() => onRetry("list")}
          />
        )}
      </Columns>
    </Page>
  );
}

/** 前は古い方、次は新しい方。 */
function Turns({ id, all }: { id: number; all: readonly InformationSummary[] }) {
  const { formatMessage } = useIntl();
  const at = all.findIndex(({ information_id }) => information_id === id);
  const earlier = at < 0 ? undefined : all[at + 1];
  const later = at < 1 ? undefined : all[at - 1];
  if (!earlier && !later) return null;

  return (
    <Ways aria-label={formatMessage(informationText.turns)}>
      {earlier && (
        <Way href={informationHref(earlier.information_id)}>
          {formatMessage(informationValueText.earlier, { title: earlier.title })}
        </Way>
      )}
      {later && (
        <Way href={informationHref(later.information_id)}>
          {formatMessage(informationValueText.later, { title: later.title })}
        </Way>
      )}
    </Ways>
  );
}

const informationHref = (id: number) => `/information/detail/${id}`;

const Ways = styled.nav`
  display: grid;
  flex-basis: 100%;
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token("touch")};
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;
`;
