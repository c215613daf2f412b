import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { chevronRightIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { media, token } from "../../../tokens/theme.ts";

export type LinkRowProps = { href: string; ref?: Ref<HTMLAnchorElement>; children: ReactNode };

/** その先へ行く、画面いっぱいの幅の一行。 */
export function LinkRow({ href, ref, children }: LinkRowProps) {
  return (
    <Row>
      <RowLink look="bare" href={href} ref={ref}>
        {children}
        <Chevron path={chevronRightIcon} size="s" />
      </RowLink>
    </Row>
  );
}

/** `LinkRow` の並び。 */
export const LinkList = styled.ul`
  border-block: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  @media ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${token("cell-l")}, 1fr));
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};
  }
`;

const Row = styled.li`
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  @media ${media.tablet} {
    & + & {
      border-block-start: 0;
    }
    border-block-end: ${token("hairline")} solid ${token("line")};
  }
`;

const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Chevron = styled(Icon)`
  flex: none;
  color: ${token("ink-3")};
`;
