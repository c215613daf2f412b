import type { ReactNode } from "react";
import styled from "styled-components";
import { Shell } from "../../layout/Shell/Shell.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { HeaderBar, HeaderTitle } from "../AppHeader/appHeaderStyle.ts";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { Breadcrumbs, type Crumb } from "../Breadcrumbs/Breadcrumbs.tsx";
import type { NavGroup, NavItem } from "../SideNav/navItem.ts";
import { SideNav } from "../SideNav/SideNav.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";

export type OpeningShellProps = {
  title: string;
  homeHref: string;
  nav: readonly NavGroup[];
  tabs: readonly NavItem[];
  shortcuts: readonly NavItem[];
  crumbs?: readonly Crumb[];
  /** 本文の代わり。読み込んでいることを言う。 */
  children: ReactNode;
};

/**
 * アプリが届く前の外枠。だれが使っているかはまだわからないので、チームと人と件数はなく、リンクだけが押せる。
 */
export function OpeningShell({ title, homeHref, nav, tabs, shortcuts, crumbs = [], children }: OpeningShellProps) {
  const isCompact = useMedia(media.compact);

  return (
    <Shell
      mainId="opening"
      sidebar={isCompact ? null : <SideNav homeHref={homeHref} team={{ name: "" }} nav={nav} onInquiry={nothing} />}
      header={
        isCompact ? (
          <TopBar
            title={title}
            shortcuts={shortcuts}
            back={crumbs.at(-1)?.href}
            onOpenMenu={nothing}
            onOpenQr={nothing}
          />
        ) : (
          <HeaderBar>
            <div data-part="title">
              {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
              <HeaderTitle>{title}</HeaderTitle>
            </div>
          </HeaderBar>
        )
      }
      footer={null}
      bottomBar={isCompact ? <BottomBar items={tabs} /> : null}
    >
      <Opening>{children}</Opening>
    </Shell>
  );
}

function nothing() {
  // Buttons work once the app is there.
}

const Opening = styled.div`
  display: grid;
  place-content: center;
  min-height: calc(100dvh - var(--shell-top) - 2 * ${token("bottombar")});
`;
