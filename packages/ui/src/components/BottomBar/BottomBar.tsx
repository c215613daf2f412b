import { useIntl } from "react-intl";
import styled from "styled-components";
import { shellText, tabText } from "../../copy/frame/shell.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { type NavItem, navIcons } from "../SideNav/navItem.ts";

export type BottomBarProps = { items: readonly NavItem[] };

/** 親指の届くところに置く、よく使う行き先。 */
export function BottomBar({ items }: BottomBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar aria-label={formatMessage(shellText.quick)}>
      {items.map((item) => (
        <Tab key={item.id} href={item.href} look="bare" aria-current={item.current ? "page" : undefined}>
          <Icon path={navIcons[item.id]} />
          {formatMessage(tabText[item.id])}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: ${token("bottombar")};
  background: ${token("surface")};

  @media ${media.tablet} {
    height: ${token("topbar")};
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token("sp-1")};
  font-size: ${token("fs-tab")};
  font-weight: ${token("fw-label")};
  line-height: 1.2;

  &:active {
    background: ${token("surface-3")};
  }
  &[aria-current] {
    color: ${token("primary-text")};
  }
  &[aria-current]::before {
    content: "";
    position: absolute;
    inset-block-start: calc(-1 * ${token("hairline")});
    width: min(5.5 * ${token("sp-1")}, 6vw);
    height: min(1.75 * ${token("sp-1")}, 2vw);
    background: ${token("primary")};
    clip-path: polygon(0 0, 100% 0, 100% 40%, 50% 100%, 0 40%);
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  @media ${media.tablet} {
    flex-direction: row;
    gap: ${token("sp-2")};
    font-size: ${token("fs-small")};
  }
  @media ${media.forcedColors} {
    &[aria-current]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
