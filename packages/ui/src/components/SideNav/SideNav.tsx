import { Fragment } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { productText } from "../../copy/product.ts";
import { navGroupText, shellText } from "../../copy/shell.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { ProductMark } from "../ProductMark/ProductMark.tsx";
import { InquiryEntry } from "./InquiryEntry.tsx";
import { NavEntry } from "./NavEntry.tsx";
import { isInside, type NavGroup, type NavItem } from "./navItem.ts";
import { RailFlyout } from "./RailFlyout.tsx";
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
      <Link href={homeHref} look="bare" data-part="brand">
        <ProductMark />
        <b>{formatMessage(productText.mark)}</b>
      </Link>
      <div data-part="team" title={team.name}>
        <TeamPlate team={team} />
      </div>
      <nav aria-label={formatMessage(shellText.main)}>
        {upper.map(({ id, items }) => (
          <Fragment key={id ?? "first"}>
            {id && <p>{formatMessage(navGroupText[id])}</p>}
            <Entries items={items} isWide={isWide} label={id ? formatMessage(navGroupText[id]) : undefined} />
          </Fragment>
        ))}
      </nav>
      {support && (
        <nav aria-label={formatMessage(shellText.support)} data-part="bottom">
          <Entries items={support.items} isWide={isWide} />
          {onInquiry && <InquiryEntry look={isWide ? "row" : "rail"} onClick={onInquiry} />}
        </nav>
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

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0 ${token("sp-3")};
  overflow: hidden auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  color: ${token("board-ink")};

  & > [data-part="brand"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    flex: none;
    height: ${token("header")};
    padding: 0 ${token("sp-2")};
    font-size: ${token("fs-h2")};
    letter-spacing: 0.08em;
  }
  & > a:focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > [data-part="team"] {
    flex: none;
    margin-block-end: ${token("sp-1")};
    padding: ${token("sp-2")};
    border-radius: ${token("r-m")};
    background: ${token("board-2")};
  }
  & > nav {
    display: flex;
    flex-direction: column;
    padding-block-end: ${token("sp-2")};
  }
  & p {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-1")};
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  & p::after {
    content: "";
    flex: 1;
    height: ${token("hairline")};
    background: ${token("board-line")};
  }
  & [data-part="inner"] {
    margin: 0 0 ${token("sp-1")} 1.875rem;
    padding-inline-start: ${token("sp-2")};
    border-inline-start: ${token("hairline")} solid ${token("board-line")};
  }
  & > [data-part="bottom"] {
    position: sticky;
    inset-block-end: 0;
    flex: none;
    margin-block-start: auto;
    padding-block: ${token("sp-2")};
    border-block-start: ${token("hairline")} solid ${token("board-line")};
    background: ${token("board")};
  }

  @media not all and ${media.desktop} {
    & > [data-part="brand"] {
      justify-content: center;
      padding: 0;
    }
    & > [data-part="brand"] > b,
    & > [data-part="team"] [data-part="words"] {
      position: absolute;
      clip-path: inset(50%);
      width: ${token("hairline")};
      height: ${token("hairline")};
      overflow: hidden;
    }
    & > [data-part="team"] > div {
      justify-content: center;
    }
    & p {
      gap: 0;
      padding: ${token("sp-2")} 0;
      font-size: 0;
    }
  }
`;
