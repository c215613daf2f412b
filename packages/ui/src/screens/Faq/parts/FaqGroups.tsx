import { useIntl } from "react-intl";
import styled from "styled-components";
import type { ArticleHit } from "../../../components/Article/searchArticles.ts";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { manualText } from "../../../copy/support/manual.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { FaqGroup } from "./faqGroup.ts";

export type FaqGroupsProps = {
  groups: readonly FaqGroup[];
  hits: readonly ArticleHit[];
  /** アドレスが指している質問か分類。なければ空の文字。 */
  anchor: string;
  /** その場所を指すアドレス。 */
  hrefOf: (anchor: string) => string;
};

/** 質問の分類と、それぞれの数。探しているあいだは、当たった分類だけが残る。 */
export function FaqGroups({ groups, hits, anchor, hrefOf }: FaqGroupsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const countOf = new Map(hits.map(({ article, sections }) => [article.id, sections.length]));

  return (
    <List aria-label={formatMessage(manualText.groups)}>
      {groups.map(({ id, title, icon, sections }) => {
        const count = countOf.get(id);
        if (count === undefined) return null;
        const isCurrent = anchor === id || sections.some((section) => section.id === anchor);
        return (
          <GroupLink key={id} look="bare" href={hrefOf(id)} aria-current={isCurrent ? "true" : undefined}>
            <Icon path={icon} />
            <Name>{title}</Name>
            <Count>{formatNumber(count)}</Count>
          </GroupLink>
        );
      })}
    </List>
  );
}

const List = styled.nav`
  display: grid;
  overflow: hidden;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("line")};
  gap: ${token("hairline")};

  @media ${media.compact} {
    grid-template-columns: 1fr 1fr;
  }
`;

const GroupLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("control-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  background: ${token("surface")};
  font-size: ${token("fs-small")};

  &:hover {
    background: ${token("surface-2")};
  }
  &[aria-current] {
    background: ${token("primary-soft")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  @media ${media.compact} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Name = styled.b`
  flex: 1;
  min-width: 0;
`;

const Count = styled.span`
  color: ${token("ink-3")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
  font-variant-numeric: tabular-nums lining-nums;
`;
