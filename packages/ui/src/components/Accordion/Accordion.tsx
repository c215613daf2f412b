import type { ComponentPropsWithRef, ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronDownIcon } from "../Icon/icons.ts";

export type AccordionProps = Omit<ComponentPropsWithRef<"details">, "title"> & {
  /** いつも見えている一行。 */
  title: ReactNode;
  /** 題の前の一字。読み上げない。 */
  sign?: string;
  /** 題の後ろの短い印。 */
  aside?: ReactNode;
};

/** 題を押すと中身が開く。閉じていても、ブラウザーのページ内検索で見つかる。 */
export function Accordion({ title, sign, aside, children, ...rest }: AccordionProps) {
  return (
    <Frame {...rest}>
      <Summary>
        {sign && <Sign aria-hidden="true">{sign}</Sign>}
        <span data-part="title">{title}</span>
        {aside}
        <Mark path={chevronDownIcon} />
      </Summary>
      <Body data-signed={sign ? true : undefined}>{children}</Body>
    </Frame>
  );
}

const Frame = styled.details`
  min-width: 0;
  scroll-margin-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Mark = styled(Icon)`
  margin-inline-start: auto;
  color: ${token("ink-3")};
  transition: transform ${token("dur-2")} ${token("ease-out")};

  [open] > * > & {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-4")};
  font-size: ${token("fs-h3")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-small")};
  list-style: none;
  word-break: auto-phrase;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${token("surface-2")};
  }
  & > [data-part="title"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Sign = styled.span`
  flex: none;
  width: ${token("icon-s")};
  color: ${token("primary-text")};
  font-size: ${token("fs-h2")};
  font-weight: ${token("fw-h3")};
`;

const Body = styled.div`
  padding: 0 ${token("sp-4")} ${token("sp-4")};

  &[data-signed] {
    padding-inline-start: calc(${token("sp-4")} + ${token("icon-s")} + ${token("sp-3")});
  }
`;
