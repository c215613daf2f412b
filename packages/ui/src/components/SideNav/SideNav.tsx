import { Fragment } from "react";
import { useIntl } from "react-intl";
import { productText } from "../../copy/frame/product.ts";
import { navGroupText, shellText } from "../../copy/frame/shell.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { ProductMark } from "../ProductMark/ProductMark.tsx";
import { InquiryEntry } from "./InquiryEntry.tsx";
import { NavEntry } from "./NavEntry.tsx";
import { isInside, type NavGroup, type NavItem } from "./navItem.ts";
import { RailFlyout } from "./RailFlyout.tsx";
import { Brand, Column, GroupName, Places, ProductName } from "./sideNavStyle.ts";
import { type ShellTeam, TeamPlate } from "./TeamPlate.tsx";

export type SideNavProps = {
  homeHref: string;
  team: ShellTeam;
  nav: readonly NavGroup[];
  onInquiry?: (() => void) | undefined;
};

/** 左の列。広い幅では言葉つき、ノートPCでは絵だけになる。 */
export function SideNav({ homeHref, team, nav, onInquiry }: SideNavProps) {
  const { formatMessage } = useIntl();
  const isWide = useMedia(media.desktop);
  const upper = nav.filter(({ id }) => id !== "support");
  const support = nav.find(({ id }) => id === "support");

  return (
    <Column>
      <Brand href={homeHref} look="bare">
        <ProductMark />
        <ProductName>{formatMessage(productText.mark)}</ProductName>
      </Brand>
      <div data-part="team" title={team.name}>
        <TeamPlate team={team} />
      </div>
      <Places aria-label={formatMessage(shellText.main)}>
        {upper.map(({ id, items }) => (
          <Fragment key={id ?? "first"}>
            {id && <GroupName>{formatMessage(navGroupText[id])}</GroupName>}
            <Entries items={items} isWide={isWide} label={id ? formatMessage(navGroupText[id]) : undefined} />
          </Fragment>
        ))}
      </Places>
      {support && (
        <Places aria-label={formatMessage(shellText.support)} data-part="bottom">
          <Entries items={support.items} isWide={isWide} />
          {onInquiry && <InquiryEntry look={isWide ? "row" : "rail"} onClick={onInquiry} />}
        </Places>
      )}
    </Column>
  );
}

type EntriesProps = { items: readonly NavItem[]; isWide: boolean; label?: string | undefined };

function Entries({ items, isWide, label }: EntriesProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {!isWide && item.children ? (
            <RailFlyout item={{ ...item, children: item.children }} />
          ) : (
            <NavEntry item={item} look={isWide ? "row" : "rail"} />
          )}
          {isWide && item.children && isInside(item) && <Inner items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function Inner({ items }: { items: readonly NavItem[] }) {
  return (
    <ul data-part="inner">
      {items.map((item) => (
        <li key={item.id}>
          <NavEntry item={item} look="sub" />
        </li>
      ))}
    </ul>
  );
}
