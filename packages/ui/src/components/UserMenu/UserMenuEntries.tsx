import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { navText, shellText } from "../../copy/frame/shell.ts";
import { themeText } from "../../copy/frame/theme.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { logoutIcon, moonIcon, sunIcon, swapIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { type NavItem, navIcons } from "../SideNav/navItem.ts";
import type { Theme } from "../ThemeSwitch/ThemeSwitch.tsx";

export type UserMenuEntriesProps = {
  /** 自分のことを見て、変えるところ。 */
  account?: NavItem | undefined;
  /** ほかにも開けるチームがあるとき。 */
  onSwitchTeam?: (() => void) | undefined;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onLogout: () => void;
  /** どこかへ行くとき。 */
  onDone: () => void;
};

/** 使っている人のメニューの中身。 */
export function UserMenuEntries(props: UserMenuEntriesProps) {
  const { account, onSwitchTeam, theme, onThemeChange, onLogout, onDone } = props;
  const { formatMessage } = useIntl();
  const isLight = theme === "light";

  return (
    <List>
      {onSwitchTeam && (
        <li>
          <Action
            type="button"
            onClick={() => {
              onDone();
              onSwitchTeam();
            }}
          >
            <Sign path={swapIcon} />
            {formatMessage(shellText.switchTeam)}
          </Action>
        </li>
      )}
      {account && (
        <li>
          <Place look="bare" href={account.href} aria-current={account.current ? "page" : undefined} onClick={onDone}>
            <Sign path={navIcons[account.id]} />
            {formatMessage(navText[account.id])}
          </Place>
        </li>
      )}
      <li>
        <Action type="button" onClick={() => onThemeChange(isLight ? "dark" : "light")}>
          <Sign path={isLight ? moonIcon : sunIcon} />
          {formatMessage(isLight ? themeText.toDark : themeText.toLight)}
        </Action>
      </li>
      <li>
        <Action
          type="button"
          onClick={() => {
            onDone();
            onLogout();
          }}
        >
          <Sign path={logoutIcon} />
          {formatMessage(shellText.logout)}
        </Action>
      </li>
    </List>
  );
}

const List = styled.ul`
  padding: ${token("sp-1")};
`;

const entryStyle = css`
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

  &:hover {
    background: ${token("surface-3")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("rule")});
  }
`;

const Place = styled(Link)`
  ${entryStyle}

  &[aria-current] {
    background: ${token("primary-soft")};
    font-weight: ${token("fw-label")};
  }
`;

const Action = styled.button`
  ${entryStyle}
`;

const Sign = styled(Icon)`
  color: ${token("ink-2")};
`;
