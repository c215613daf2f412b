import { useIntl } from "react-intl";
import styled from "styled-components";
import { productText } from "../../copy/frame/product.ts";
import { navText, shellValueText } from "../../copy/frame/shell.ts";
import { media, token, touchTarget } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import type { NavItem } from "../SideNav/navItem.ts";

export type SiteFooterProps = { items: readonly NavItem[] };

/** 画面の終わりに置く、きまりごとへのリンク。 */
export function SiteFooter({ items }: SiteFooterProps) {
  const { formatMessage } = useIntl();

  return (
    <Foot>
      <span>{formatMessage(shellValueText.rights, { product: formatMessage(productText.mark) })}</span>
      {items.map((item) => (
        <Entry key={item.id} href={item.href} native={item.native ?? false}>
          {formatMessage(navText[item.id])}
        </Entry>
      ))}
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};

  @media ${media.desktop} {
    padding-inline: ${token("sp-6")};
  }
`;

const Entry = styled(Link)`
  ${touchTarget}
`;
