import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { Label } from "../../layout/Text/Label.ts";
import { token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { MarkedText } from "../MarkedText/MarkedText.tsx";

export type ContentsGroup = {
  id: string;
  /** 続く行き先に共通の題。 */
  title?: string;
  /** 題そのものの行き先。 */
  href?: string;
  items: readonly { id: string; title: string; href: string }[];
};
export type ContentsListProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  label: string;
  groups: readonly ContentsGroup[];
  /** いま読んでいるもの。 */
  current?: string;
  /** 印を付ける言葉（`searchWords`）。 */
  words?: readonly string[];
  /** どれかが選ばれ、そこへ移る前。 */
  onChoose?: () => void;
};

/** 目次、または見つかった場所の一覧。どれも本物のリンク。 */
export function ContentsList({ label, groups, current, words = noWords, onChoose, ...rest }: ContentsListProps) {
  const entry = { words, current, onClick: onChoose };

  return (
    <List {...rest} aria-label={label}>
      {groups.map(({ id, title, href, items }) => (
        <div key={id}>
          {title &&
            (href ? <Entry {...entry} part="title" id={id} title={title} href={href} /> : <Label>{title}</Label>)}
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Entry {...entry} {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </List>
  );
}

type EntryProps = {
  part?: "title";
  id: string;
  title: string;
  href: string;
  words: readonly string[];
  current: string | undefined;
  onClick: (() => void) | undefined;
};

function Entry({ part, id, title, href, words, current, onClick }: EntryProps) {
  return (
    <EntryLink
      look="bare"
      data-part={part}
      href={href}
      aria-current={id === current ? "true" : undefined}
      onClick={onClick}
    >
      <span>
        <MarkedText text={title} words={words} />
      </span>
    </EntryLink>
  );
}

const noWords: readonly string[] = [];

const List = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const EntryLink = styled(Link)`
  &[data-look] {
    display: flex;
    align-items: center;
    min-height: ${token("control-s")};
    padding: ${token("sp-1")} ${token("sp-2")} ${token("sp-1")} ${token("sp-4")};
    border-radius: ${token("r-s")};
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-caption")};
    overflow-wrap: anywhere;
  }
  &[data-part="title"] {
    padding-inline-start: ${token("sp-2")};
    font-weight: ${token("fw-h3")};
  }
  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-current] {
    background: ${token("primary-soft")};
    box-shadow: inset ${token("edge")} 0 0 ${token("primary")};
    color: ${token("primary-text")};
    font-weight: ${token("fw-h3")};
  }
`;
