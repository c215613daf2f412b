import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { ProductMark } from "../../../components/ProductMark/ProductMark.tsx";
import { productText } from "../../../copy/frame/product.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { token } from "../../../tokens/theme.ts";

/** 外枠のない文書の上の列。誰の文書かと、ログインへの道。 */
export function DocumentHead({ loginHref }: { loginHref: string }) {
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
