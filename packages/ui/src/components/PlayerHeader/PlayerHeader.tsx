import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import { navigationText } from "../../copy/frame/nav.ts";
import { gradeText } from "../../copy/members/person.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { playerSearchIcon, printIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import type { LinkTab } from "../Tabs/LinkTabs.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { HeaderPlayer } from "./headerPlayer.ts";
import { PlayerBody } from "./PlayerBody.tsx";
import { PlayerTurns, type PlayerTurnsProps } from "./PlayerTurns.tsx";
import { Frame, Name, ToProfile, Ways, Words } from "./playerHeaderStyle.ts";
import { SideLinks, type SideLinksProps } from "./SideLinks.tsx";
import { UniformNumber } from "./UniformNumber.tsx";

export type PlayerHeaderProps = Omit<ComponentPropsWithRef<"section">, "children"> &
  PlayerTurnsProps & {
    player: HeaderPlayer;
    /** 名前の下に添える一言（利用状況など）。 */
    note?: string | undefined;
    /** スマートフォンで選手を選び直す画面。 */
    searchHref: string;
    /** スマートフォンだけにある、選手のプロフィール。名前がリンクになる。 */
    profileHref?: string | undefined;
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
  const { player, note, previous, next, searchHref, profileHref, sides, tabsLabel, tabs, currentTab, ...others } =
    props;
  const { printHref, controls, ...rest } = others;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);

  return (
    <Frame {...rest}>
      <div data-part="who">
        <Avatar name={player.name} src={player.photo} size="l" />
        <Words>
          <Name>
            {profileHref && isMobile ? <ToProfile href={profileHref}>{player.name}</ToProfile> : player.name}{" "}
            <Tag>{formatMessage(gradeText[player.grade])}</Tag> <UniformNumber number={player.uniformNumber} />
          </Name>
          <PlayerBody player={player} note={note} />
        </Words>
        <div data-part="tools">
          {controls}
          <PlayerTurns previous={previous} next={next} />
        </div>
        {printHref && (
          <Link look="bare" href={printHref} data-part="mini" aria-label={formatMessage(navigationText.print)}>
            <Icon path={printIcon} />
          </Link>
        )}
        <Link look="bare" href={searchHref} data-part="mini" aria-label={formatMessage(navigationText.otherPlayer)}>
          <Icon path={playerSearchIcon} />
        </Link>
      </div>
      <div data-part="ways">
        {sides && <SideLinks {...sides} />}
        <Ways label={tabsLabel} items={tabs} current={currentTab} line="none" />
        {printHref && (
          <Link look="bare" href={printHref} data-part="print">
            <Icon path={printIcon} size="s" />
            {formatMessage(navigationText.print)}
          </Link>
        )}
      </div>
    </Frame>
  );
}
