import { useIntl } from "react-intl";
import styled from "styled-components";
import { navText, shellValueText } from "../../copy/shell.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { isInside, type NavItem, navIcons } from "./navItem.ts";

type Look = "row" | "rail" | "touch" | "sub" | "tile";
export type NavEntryProps = {
  item: NavItem;
  /** 横の列の行、絵だけ、全画面メニュー、中の行、中のタイル。 */
  look: Look;
  onClick?: () => void;
};

/** 行き先ひとつ。いまいる場所は地と太字と五角形で示す。 */
export function NavEntry({ item, look, onClick }: NavEntryProps) {
  const { formatMessage } = useIntl();

  return (
    <Entry data-look={look} data-inside={isInside(item) || undefined}>
      <Link
        href={item.href}
        look="bare"
        native={item.native ?? false}
        aria-current={item.current ? "page" : undefined}
        onClick={onClick}
      >
        {look !== "sub" && look !== "tile" && <Icon name={navIcons[item.id]} />}
        <span data-part="label">{formatMessage(navText[item.id])}</span>
        {item.badge ? (
          <>
            <b data-part="badge" aria-hidden="true">
              {item.badge}
            </b>
            <VisuallyHidden>{formatMessage(shellValueText.waiting, { count: item.badge })}</VisuallyHidden>
          </>
        ) : null}
      </Link>
    </Entry>
  );
}

const plate = "polygon(0 0, 58% 0, 100% 50%, 58% 100%, 0 100%)";

const Entry = styled.div`
  position: relative;

  & > a {
    display: flex;
    align-items: center;
    gap: 0.5625rem;
    min-height: 2.1875rem;
    padding: ${token("sp-1")} 0.625rem;
    border-radius: ${token("r-m")};
    color: ${token("board-ink")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-caption")};
    line-height: 1.3;
    letter-spacing: 0;
  }
  & > a > svg {
    color: ${token("board-ink-2")};
  }
  & [data-part="label"] {
    min-width: 0;
    text-wrap: balance;
  }
  & > a:hover {
    background: ${token("board-2")};
  }
  &[data-inside] > a {
    background: ${token("board-3")};
    font-weight: ${token("fw-h3")};
  }
  &[data-inside] > a > svg {
    color: ${token("board-lamp")};
  }
  &[data-inside]:not([data-look="tile"])::before {
    content: "";
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: calc(-1 * ${token("sp-3")});
    width: ${token("mark")};
    height: 0.875rem;
    background: ${token("board-lamp")};
    clip-path: ${plate};
    transform: translateY(-50%);
  }
  & > a:focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("rule")});
  }

  & [data-part="badge"] {
    margin-inline-start: auto;
    padding: 0 ${token("sp-2")};
    border-radius: ${token("r-l")};
    background: ${token("board-lamp")};
    color: ${token("accent-ink")};
    font-family: ${token("font-num")};
    font-weight: ${token("fw-h3")};
  }

  &[data-look="touch"] > a {
    gap: ${token("sp-2")};
    min-height: ${token("control-l")};
    padding-inline-end: ${token("sp-1")};
    font-size: ${token("fs-h3")};
  }
  &[data-look="sub"] > a {
    min-height: 1.875rem;
    font-size: ${token("fs-small")};
  }
  &[data-look="sub"][data-inside]::before {
    inset-inline-start: calc(-1 * ${token("sp-2")} - ${token("rule")});
  }
  &[data-look="tile"] > a {
    justify-content: center;
    min-height: ${token("touch")};
    padding-inline: ${token("sp-1")};
    background: ${token("board-2")};
    font-size: ${token("fs-small")};
    text-align: center;
  }
  &[data-look="tile"][data-inside] > a {
    background: ${token("board-3")};
    color: ${token("board-lamp")};
  }

  &[data-look="rail"] > a {
    justify-content: center;
    min-height: ${token("touch")};
    padding: 0;
  }
  &[data-look="rail"] [data-part="badge"] {
    position: absolute;
    inset: ${token("rule")} ${token("rule")} auto auto;
    min-width: ${token("sp-4")};
    padding-inline: ${token("sp-1")};
    text-align: center;
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  /* Fixed without an offset: beside its icon, yet not cut off by the scrolling column. */
  &[data-look="rail"] [data-part="label"] {
    position: fixed;
    inset-inline-start: calc(${token("rail")} + ${token("sp-1")});
    padding: ${token("sp-2")} ${token("sp-3")};
    border: ${token("hairline")} solid ${token("board-line")};
    border-radius: ${token("r-s")};
    background: ${token("board-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
  }
  &[data-look="rail"] > a:is(:hover, :focus-visible) > [data-part="label"] {
    opacity: 1;
  }

  @media ${media.forcedColors} {
    &[data-inside]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
