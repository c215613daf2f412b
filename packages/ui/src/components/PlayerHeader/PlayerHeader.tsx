import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { navigationText } from "../../copy/frame/nav.ts";
import { gradeText } from "../../copy/members/person.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { type LinkTab, LinkTabs } from "../Tabs/LinkTabs.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { HeaderPlayer } from "./headerPlayer.ts";
import { PlayerBody } from "./PlayerBody.tsx";
import { PlayerTurns, type PlayerTurnsProps } from "./PlayerTurns.tsx";
import { SideLinks, type SideLinksProps } from "./SideLinks.tsx";

export type PlayerHeaderProps = Omit<ComponentPropsWithRef<"section">, "children"> &
  PlayerTurnsProps & {
    player: HeaderPlayer;
    /** 名前の下に添える一言（利用状況など）。 */
    note?: string | undefined;
    /** スマートフォンで選手を選び直す画面。 */
    searchHref: string;
    /** 打撃と投球の行き先。片方しかない選手では渡さない。 */
    sides?: Pick<SideLinksProps, "current" | "battingHref" | "pitchingHref"> | undefined;
    tabsLabel: string;
    tabs: readonly LinkTab[];
    currentTab: string;
    printHref?: string | undefined;
    /** 期間の切り替えなど。スマートフォンでは絞り込みの中にあるので出さない。 */
    controls?: ReactNode;
  };

/** 誰のレポートか。前後の選手、打撃と投球、その中の画面へのリンク。 */
export function PlayerHeader(props: PlayerHeaderProps) {
  const { player, note, previous, next, searchHref, sides, tabsLabel, tabs, currentTab, printHref, controls, ...rest } =
    props;
  const { formatMessage } = useIntl();

  return (
    <Frame {...rest}>
      <div data-part="who">
        <Avatar name={player.name} size="l" />
        <Words>
          <Name>
            {player.name} <Tag>{formatMessage(gradeText[player.grade])}</Tag>
          </Name>
          <PlayerBody player={player} note={note} />
        </Words>
        <div data-part="tools">
          {controls}
          <PlayerTurns previous={previous} next={next} />
        </div>
        {printHref && (
          <Link look="bare" href={printHref} data-part="mini" aria-label={formatMessage(navigationText.print)}>
            <Icon name="print" />
          </Link>
        )}
        <Link look="bare" href={searchHref} data-part="mini" aria-label={formatMessage(navigationText.otherPlayer)}>
          <Icon name="playerSearch" />
        </Link>
      </div>
      <div data-part="ways">
        {sides && <SideLinks {...sides} />}
        <Ways label={tabsLabel} items={tabs} current={currentTab} line="none" />
        {printHref && (
          <Link look="bare" href={printHref} data-part="print">
            <Icon name="print" size="s" />
            {formatMessage(navigationText.print)}
          </Link>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.section`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  & > [data-part="who"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")} ${token("sp-3")};
    padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-2")};
  }
  & [data-part="tools"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")};
  }
  & [data-part="mini"] {
    display: grid;
    place-items: center;
    flex: none;
    width: ${token("control-m")};
    height: ${token("control-m")};
    border-radius: ${token("r-m")};
  }
  & [data-part="mini"]:hover {
    background: ${token("surface-3")};
  }
  & > [data-part="ways"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-4")};
    padding: 0 ${token("sp-4")};
  }
  & [data-part="print"] {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: ${token("sp-2")};
    min-height: ${token("control-s")};
    margin-inline-start: auto;
    padding: 0 ${token("sp-3")};
    border-radius: ${token("r-m")};
    color: ${token("primary-text")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
  }
  & [data-part="print"]:hover {
    background: ${token("primary-soft")};
  }

  @media ${media.touch} {
    & > [data-part="ways"] {
      align-items: flex-end;
    }
    & > [data-part="ways"] > [role="group"] {
      margin-block-end: ${token("sp-1")};
    }
  }
  @media ${media.tablet} {
    & [data-part="mini"] {
      display: none;
    }
  }
  @media ${media.mobile} {
    & :is([data-part="tools"], [data-part="print"]) {
      display: none;
    }
    & > [data-part] {
      column-gap: ${token("sp-2")};
      padding-inline: ${token("sp-3")};
    }
  }
`;

const Words = styled.div`
  flex: 1 1 0;
  min-width: ${token("cell-s")};
`;

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  font-size: ${token("fs-h1-header")};
  font-feature-settings: normal;
  line-height: ${token("lh-h1")};
  overflow-wrap: anywhere;
`;

const Ways = styled(LinkTabs)`
  flex: 1 1 ${token("cell-m")};
`;
