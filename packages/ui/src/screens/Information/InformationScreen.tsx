import type { Information } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import {
  InformationArticle,
  type InformationArticleProps,
} from "../../components/InformationArticle/InformationArticle.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { InformationTabs } from "../../components/Tabs/InformationTabs.tsx";
import { informationText } from "../../copy/notices/information.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { InformationBar, type InformationBarProps } from "./parts/InformationBar.tsx";
import { InformationList, type InformationPages } from "./parts/InformationList.tsx";

export type { InformationPages } from "./parts/InformationList.tsx";

export type InformationScreenProps = Omit<InformationBarProps, "unread"> &
  Pick<InformationArticleProps, "onInquiry"> & {
    list: Loadable<InformationPages>;
    /** 一覧の隣で開くお知らせ。隣のない幅では null。 */
    article: { id: number; information: Loadable<Information> } | null;
    /** 一通のアドレス。隣で開く幅では、この画面のまま。 */
    hrefOf: (id: number) => string;
    /** リンクを写す。写せなければ reject する。 */
    onCopy: (id: number) => Promise<unknown>;
    onRetry: (part: "list" | "article") => void;
  };

/** 運営からのお知らせ：一覧と、広い画面ではその隣に一通。 */
export function InformationScreen(props: InformationScreenProps) {
  const { list, article, hrefOf, view, onViewChange, onReadAll, onCopy, onInquiry, onRetry } = props;
  const { formatMessage } = useIntl();
  const unread = list.status === "ready" ? list.value.unread : 0;

  return (
    <Page>
      <InformationTabs current="information" />
      <InformationBar {...{ view, onViewChange, unread, onReadAll }} />
      <Columns split={article ? "5+7" : "4+8"} stackedBelowDesktop={!article}>
        {list.status === "ready" ? (
          <InformationList pages={list.value} openId={article?.id ?? null} {...{ hrefOf, view, onViewChange }} />
        ) : (
          <PanelFallback
            title={formatMessage(informationText.list)}
            loadable={list}
            rows={6}
            onRetry={() => onRetry("list")}
          />
        )}
        {article &&
          (article.information.status === "ready" ? (
            <InformationArticle
              key={article.id}
              information={article.information.value}
              onCopy={() => onCopy(article.id)}
              onInquiry={onInquiry}
            />
          ) : (
            <PanelFallback
              title={formatMessage(informationText.article)}
              loadable={article.information}
              onRetry={() => onRetry("article")}
            />
          ))}
      </Columns>
    </Page>
  );
}
