import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { showInRow } from "./showInRow.ts";
import { currentTabStyle, TabCount, tabRowStyle, tabStyle } from "./tabStyle.ts";

export type LinkTab = {
  href: string;
  label: string;
  count?: number | undefined;
  /** 何のまとまりか（個人、チーム）。同じ値が続くあいだ、はじめに一度だけ出る。 */
  group?: string | undefined;
};
export type LinkTabsProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  /** 何を切り替えるのか。読み上げだけに使う。 */
  label: string;
  items: readonly LinkTab[];
  /** いま開いている行き先。 */
  current: string;
  /** 下の線。枠の中に置くときは枠の線が代わりになる。 */
  line?: "row" | "none";
};

/** アドレスのある画面どうしの切り替え。一つひとつが本物のリンク。 */
export function LinkTabs({ label, items, current, line = "row", ...rest }: LinkTabsProps) {
  const { formatNumber } = useIntl();

  return (
    <Nav {...rest} aria-label={label}>
      <Row data-tabs="" data-line={line}>
        {items.map(({ href, label: words, count, group }, index) => {
          const opens = group !== undefined && group !== items[index - 1]?.group;
          return (
            <Item key={href} data-opens={(opens && index > 0) || undefined}>
              {opens && <Group aria-hidden="true">{group}</Group>}
              <Tab
                look="bare"
                href={href}
                aria-current={href === current ? "page" : undefined}
                ref={href === current ? showInRow : undefined}
              >
                {group && <VisuallyHidden>{group} </VisuallyHidden>}
                {words}
                {count !== undefined && <TabCount>{formatNumber(count)}</TabCount>}
              </Tab>
            </Item>
          );
        })}
      </Row>
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
`;

const Row = styled.ul`
  ${tabRowStyle}

  &[data-line="none"] {
    box-shadow: none;
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;

  &[data-opens] {
    margin-inline-start: ${token("sp-2")};
    padding-inline-start: ${token("sp-3")};
  }
  &[data-opens]::before {
    content: "";
    position: absolute;
    inset: ${token("sp-3")} auto ${token("sp-3")} 0;
    border-inline-start: ${token("hairline")} solid ${token("line-2")};
  }
`;

const Group = styled.small`
  padding-inline-end: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Tab = styled(Link)`
  &[data-look] {
    ${tabStyle}
    position: relative;
  }
  &[aria-current] {
    ${currentTabStyle}
  }
`;
