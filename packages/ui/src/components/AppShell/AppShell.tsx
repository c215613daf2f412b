import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { shellText } from "../../copy/frame/shell.ts";
import { Shell } from "../../layout/Shell/Shell.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { AppHeader, type ShellNotices, type ShellUser } from "../AppHeader/AppHeader.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import type { Crumb } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorHelp } from "../ErrorState/errorHelp.ts";
import { NavMenu } from "../NavMenu/NavMenu.tsx";
import type { NavGroup, NavItem } from "../SideNav/navItem.ts";
import { SideNav } from "../SideNav/SideNav.tsx";
import type { ShellTeam } from "../SideNav/TeamPlate.tsx";
import type { Theme } from "../ThemeSwitch/ThemeSwitch.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export type AppShellProps = {
  /** 画面の名前。見出し（h1）になる。 */
  title: string;
  homeHref: string;
  team: ShellTeam;
  user: ShellUser;
  /** 横の列。 */
  nav: readonly NavGroup[];
  /** 全画面メニュー。横の列にないものを足せる（RO-5）。 */
  menu: readonly NavGroup[];
  /** 下の列。5つまで。 */
  tabs: readonly NavItem[];
  /** 上の列の右端。 */
  shortcuts: readonly NavItem[];
  footer: readonly NavItem[];
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** 上の画面。いちばん上から順に。 */
  crumbs?: readonly Crumb[] | undefined;
  /** 選手・画面の検索欄。ノートPC以上の幅だけ。 */
  search?: ReactNode;
  notices?: ShellNotices | undefined;
  /** 使っている人自身の画面。名前のメニューと全画面メニューに並ぶ。 */
  account?: NavItem | undefined;
  /** どの画面でも上に出す一本（つながっていない、など）。`ShellBanner` に入れる。 */
  banner?: ReactNode;
  onOpenQr?: (() => void) | undefined;
  /** お問い合わせを開く。読めなかった部分からも開ける。 */
  onInquiry?: (() => void) | undefined;
  /** ほかにも開けるチームがあるとき。 */
  onSwitchTeam?: (() => void) | undefined;
  onLogout: () => void;
  children: ReactNode;
};

/** ログインした後の、すべての画面の外枠（RO-4、RO-6）。 */
export function AppShell(props: AppShellProps) {
  const { title, homeHref, team, user, nav, menu, tabs, shortcuts, footer, theme, onThemeChange } = props;
  const {
    crumbs = [],
    account,
    search,
    notices,
    banner,
    onOpenQr,
    onInquiry,
    onSwitchTeam,
    onLogout,
    children,
  } = props;
  const { formatMessage } = useIntl();
  const isCompact = useMedia(media.compact);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const mainId = useId();

  const fromMenu = (open: (() => void) | undefined) =>
    open &&
    (() => {
      setMenuOpen(false);
      open();
    });
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };

  return (
    <>
      <Skip href={`#${mainId}`} onClick={handleSkip}>
        {formatMessage(shellText.skip)}
      </Skip>
      <Shell
        mainId={mainId}
        sidebar={isCompact ? null : <SideNav homeHref={homeHref} team={team} nav={nav} onInquiry={onInquiry} />}
        header={
          isCompact ? (
            <TopBar
              title={title}
              shortcuts={shortcuts}
              back={crumbs.at(-1)?.href}
              onOpenMenu={() => setMenuOpen(true)}
              onOpenQr={onOpenQr}
            />
          ) : (
            <AppHeader
              title={title}
              crumbs={crumbs}
              user={user}
              teamName={team.name}
              account={account}
              theme={theme}
              onThemeChange={onThemeChange}
              search={search}
              notices={notices}
              onSwitchTeam={onSwitchTeam}
              onLogout={onLogout}
            />
          )
        }
        footer={<SiteFooter items={footer} />}
        bottomBar={isCompact ? <BottomBar items={tabs} /> : null}
      >
        {banner}
        <ErrorHelp
          value={
            onInquiry && (
              <Button variant="ghost" aria-haspopup="dialog" onClick={onInquiry}>
                {formatMessage(shellText.inquiry)}
              </Button>
            )
          }
        >
          {children}
        </ErrorHelp>
      </Shell>
      {isCompact && isMenuOpen && (
        <NavMenu
          team={team}
          user={user}
          nav={menu}
          account={account}
          theme={theme}
          onThemeChange={onThemeChange}
          onInquiry={fromMenu(onInquiry)}
          onSwitchTeam={fromMenu(onSwitchTeam)}
          onLogout={onLogout}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  inset: ${token("sp-2")} auto auto ${token("sp-2")};
  z-index: ${token("z-toast")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("primary-text")};
  font-weight: ${token("fw-label")};
  box-shadow: ${token("shadow-2")};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
