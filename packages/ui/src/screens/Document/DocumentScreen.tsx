import { useIntl } from "react-intl";
import styled from "styled-components";
import { ArticleText } from "../../components/Article/ArticleText.tsx";
import type { Article } from "../../components/Article/article.ts";
import { ContentsList } from "../../components/Article/ContentsList.tsx";
import { useArrival } from "../../components/Article/useArrival.ts";
import { Button } from "../../components/Button/Button.tsx";
import { printIcon } from "../../components/Icon/icons.ts";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ProductMark } from "../../components/ProductMark/ProductMark.tsx";
import { productText } from "../../copy/frame/product.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { manualText, manualValueText } from "../../copy/support/manual.ts";
import { paperText } from "../../copy/support/paper.ts";
import { fullDate } from "../../format/date.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { media, token } from "../../tokens/theme.ts";

export type DocumentScreenProps = {
  document: Article;
  /** アドレスが指している節。なければ空の文字。 */
  anchor: string;
  /** その場所を指すアドレス。 */
  hrefOf: (anchor: string) => string;
  onPrint: () => void;
  /** ログインしていない人に、外枠なしで見せるときの、ログイン画面の行き先。 */
  loginHref?: string | undefined;
};

/** 利用規約やプライバシーポリシーのように、通して読み、印刷もする文書。 */
export function DocumentScreen({ document, anchor, hrefOf, onPrint, loginHref }: DocumentScreenProps) {
  const { formatMessage } = useIntl();
  const revised = formatMessage(manualValueText.revised, { date: fullDate(document.updated) });
  const places = document.sections.map(({ id, title }) => ({ id, title, href: hrefOf(id) }));
  useArrival(anchor);

  return (
    <>
      {loginHref && <DocumentHead loginHref={loginHref} />}
      <Page>
        <Columns split="3+9">
          <Side>
            <Panel title={formatMessage(manualText.contents)}>
              <ContentsList
                label={formatMessage(manualText.contents)}
                groups={[{ id: document.id, items: places }]}
                current={anchor}
              />
            </Panel>
            <Button icon={printIcon} onClick={onPrint}>
              {formatMessage(paperText.print)}
            </Button>
          </Side>
          <Sheet>
            <ArticleText article={document} caption={revised} top={loginHref ? 1 : 2} />
          </Sheet>
        </Columns>
      </Page>
    </>
  );
}

/** 外枠のない文書の上の列。誰の文書かと、ログインへの道。 */
function DocumentHead({ loginHref }: { loginHref: string }) {
  const { formatMessage } = useIntl();

  return (
    <Bar>
      <Product>
        <ProductMark />
        {formatMessage(productText.mark)}
      </Product>
      <Login look="bare" href={loginHref}>
        {formatMessage(titleText.login)}
      </Login>
    </Bar>
  );
}

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token("sp-3")};

  @media ${media.laptop} {
    position: sticky;
    inset-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
    align-self: start;
  }
  @media print {
    display: none;
  }
`;

const Sheet = styled.div`
  padding: ${token("sp-5")} ${token("sp-4")} ${token("sp-6")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  @media ${media.tablet} {
    padding: ${token("sp-6")};
  }
  @media print {
    grid-column: 1 / -1;
    padding: 0;
    border: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token("topbar")};
  padding: 0 ${token("sp-4")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;

const Product = styled.b`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-h2")};
`;

const Login = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("touch")};
  padding: 0 ${token("sp-2")};
  font-weight: ${token("fw-label")};
  text-decoration: underline;

  @media print {
    display: none;
  }
`;
