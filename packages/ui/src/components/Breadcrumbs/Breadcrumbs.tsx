import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { navigationText } from "../../copy/frame/nav.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronRightIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";

/** `href` のないものが、いま居る所。画面の見出しがすぐ後ろに続くときは入れない。 */
export type Crumb = { label: string; href?: string | undefined };
export type BreadcrumbsProps = Omit<ComponentPropsWithRef<"nav">, "children"> & { items: readonly Crumb[] };

/** いま居る所までの道。長い名前は縮め、全文はマウスを重ねると出る。 */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const { formatMessage } = useIntl();

  return (
    <Nav aria-label={formatMessage(navigationText.crumbs)} {...rest}>
      <Path>
        {items.map(({ label, href }) => (
          <Step key={href ?? label} title={label} data-long={label.length > shortLength || undefined}>
            {href === undefined ? (
              <Here aria-current="page">{label}</Here>
            ) : (
              <>
                <Place href={href}>{label}</Place>
                <Icon path={chevronRightIcon} size="s" />
              </>
            )}
          </Step>
        ))}
      </Path>
    </Nav>
  );
}

/** Labels up to this length are never shortened. */
const shortLength = 8;

const Nav = styled.nav`
  min-width: 0;
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

`;

const Path = styled.ol`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  flex: none;
  max-width: ${token("cell-l")};

  & > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-long] {
    flex: 0 1 auto;
    min-width: ${token("sp-9")};
  }
`;

const Here = styled.span`
  color: ${token("ink")};
  font-weight: ${token("fw-label")};
`;

const Place = styled(Link)`
  &[data-look] {
    color: ${token("ink-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("rule")});
  }
  @media ${media.touch} {
    padding-block: ${token("sp-3")};
  }
`;
