import { useIntl } from "react-intl";
import styled from "styled-components";
import { navText, shellText } from "../../copy/shell.ts";
import { themeText } from "../../copy/theme.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { type NavItem, navIcons } from "../SideNav/navItem.ts";
import type { Theme } from "../ThemeSwitch/ThemeSwitch.tsx";

export type UserMenuEntriesProps = {
  /** 自分のことを見て、変えるところ。 */
  account?: NavItem | undefined;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onLogout: () => void;
  /** どこかへ行くとき。 */
  onDone: () => void;
};

/** 使っている人のメニューの中身。 */
export function UserMenuEntries({ account, theme, onThemeChange, onLogout, onDone }: UserMenuEntriesProps) {
  const { formatMessage } = useIntl();
  const isLight = theme === "light";

  return (
    <List>
      {account && (
        <li>
          <Link look="bare" href={account.href} aria-current={account.current ? "page" : undefined} onClick={onDone}>
            <Icon name={navIcons[account.id]} />
            {formatMessage(navText[account.id])}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={() => onThemeChange(isLight ? "dark" : "light")}>
          <Icon name={isLight ? "moon" : "sun"} />
          {formatMessage(isLight ? themeText.toDark : themeText.toLight)}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onDone();
            onLogout();
          }}
        >
          <Icon name="logout" />
          {formatMessage(shellText.logout)}
        </button>
      </li>
    </List>
  );
}

const List = styled.ul`
  padding: ${token("sp-1")};

  & > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    width: 100%;
    min-height: ${token("touch")};
    padding: ${token("sp-1")} ${token("sp-3")};
    border: 0;
    border-radius: ${token("r-s")};
    background: none;
    text-align: start;
  }
  & > li > :is(a, button):hover {
    background: ${token("surface-3")};
  }
  & > li > :is(a, button):focus-visible {
    outline-offset: calc(-1 * ${token("rule")});
  }
  & > li > a[aria-current] {
    background: ${token("primary-soft")};
    font-weight: ${token("fw-label")};
  }
  & svg {
    flex: none;
    color: ${token("ink-2")};
  }
`;
