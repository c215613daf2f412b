import { Fragment } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { productText } from "../../copy/frame/product.ts";
import { navGroupText, shellText } from "../../copy/frame/shell.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { ProductMark } from "../ProductMark/ProductMark.tsx";
import { hiddenStyle } from "../VisuallyHidden/VisuallyHidden.tsx";
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

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0 ${token("sp-3")};
  overflow: hidden auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  color: ${token("board-ink")};

  & > [data-part="team"] {
    flex: none;
    margin-block-end: ${token("sp-1")};
    padding: ${token("sp-2")};
    border-radius: ${token("r-m")};
    background: ${token("board-2")};
  }
  & [data-part="inner"] {
    margin: 0 0 ${token("sp-1")} calc(1.5 * ${token("sp-5")});
    padding-inline-start: ${token("sp-2")};
    border-inline-start: ${token("hairline")} solid ${token("board-line")};
  }
  @media not all and ${media.desktop} {
    & > [data-part="team"] [data-part="words"] {
      ${hiddenStyle}
    }
    & > [data-part="team"] > * {
      justify-content: center;
    }
  }
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  flex: none;
  height: ${token("header")};
  padding: 0 ${token("sp-2")};
  font-size: ${token("fs-h2")};
  letter-spacing: 0.08em;

  &:focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  @media not all and ${media.desktop} {
    justify-content: center;
    padding: 0;
  }
`;

const ProductName = styled.b`
  @media not all and ${media.desktop} {
    ${hiddenStyle}
  }
`;

const Places = styled.nav`
  display: flex;
  flex-direction: column;
  padding-block-end: ${token("sp-2")};

  &[data-part="bottom"] {
    position: sticky;
    inset-block-end: 0;
    flex: none;
    margin-block-start: auto;
    padding-block: ${token("sp-2")};
    border-block-start: ${token("hairline")} solid ${token("board-line")};
    background: ${token("board")};
  }
`;

const GroupName = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-1")};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};

  &::after {
    content: "";
    flex: 1;
    height: ${token("hairline")};
    background: ${token("board-line")};
  }
  @media not all and ${media.desktop} {
    gap: 0;
    padding: ${token("sp-2")} 0;
    font-size: 0;
  }
`;
