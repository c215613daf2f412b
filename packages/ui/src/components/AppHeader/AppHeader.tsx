import type { CoachType } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { shellText, shellValueText } from "../../copy/frame/shell.ts";
import { token } from "../../tokens/theme.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Breadcrumbs, type Crumb } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { bellIcon, logoutIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import type { NavItem } from "../SideNav/navItem.ts";
import { type Theme, ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { UserMenu } from "../UserMenu/UserMenu.tsx";
import { HeaderBar, HeaderTitle } from "./appHeaderStyle.ts";

export type ShellUser = { name: string; coach_type: CoachType | null };
/** 運営からのお知らせと、まだ読んでいない数。 */
export type ShellNotices = { href: string; unread: number };
export type AppHeaderProps = {
  title: string;
  /** 上の画面。いちばん上から順に。 */
  crumbs?: readonly Crumb[];
  user: ShellUser;
  teamName: string;
  account?: NavItem | undefined;
  /** いまの明暗。 */
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** 選手・画面の検索欄。 */
  search?: ReactNode;
  notices?: ShellNotices | undefined;
  /** ほかにも開けるチームがあるとき。 */
  onSwitchTeam?: (() => void) | undefined;
  onLogout: () => void;
};

/** ノートPC以上の幅で、画面の名前と、いま使っている人を示す。 */
export function AppHeader(props: AppHeaderProps) {
  const {
    title,
    crumbs = [],
    user,
    teamName,
    account,
    theme,
    onThemeChange,
    search,
    notices,
    onSwitchTeam,
    onLogout,
  } = props;
  const { formatMessage } = useIntl();

  return (
    <HeaderBar>
      <div data-part="title">
        {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
        <HeaderTitle>{title}</HeaderTitle>
      </div>
      {search && <div data-part="search">{search}</div>}
      <div data-part="tools">
        {notices && (
          <Tool
            look="bare"
            href={notices.href}
            aria-label={
              notices.unread > 0
                ? formatMessage(shellValueText.unread, { count: notices.unread })
                : formatMessage(shellText.notices)
            }
          >
            <Icon path={bellIcon} />
            <Badge count={notices.unread} look="dot" tone="danger" place="corner" />
          </Tool>
        )}
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      </div>
      <UserMenu
        user={user}
        teamName={teamName}
        account={account}
        theme={theme}
        onThemeChange={onThemeChange}
        onSwitchTeam={onSwitchTeam}
        onLogout={onLogout}
      />
      <div data-part="exit">
        <Button size="s" icon={logoutIcon} onClick={onLogout}>
          {formatMessage(shellText.logout)}
        </Button>
      </div>
    </HeaderBar>
  );
}

const Tool = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${token("control-m")};
  height: ${token("control-m")};
  border-radius: ${token("r-m")};

  &[data-look] {
    color: ${token("ink-2")};
  }

  &[data-look]:hover {
    color: ${token("ink")};
    background: ${token("surface-3")};
  }
`;
