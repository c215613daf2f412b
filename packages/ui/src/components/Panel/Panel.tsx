import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styled from "styled-components";
import { Caption } from "../../layout/Text/Caption.ts";
import { token, touchTarget } from "../../tokens/theme.ts";

export type PanelProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  title?: string;
  /** 見出しの id。ここへ来るリンクがあれば渡す。見出しがフォーカスを受ける。 */
  anchor?: string;
  /** 見出しの右に小さく添える言葉（期間、件数など）。 */
  caption?: ReactNode;
  /** 見出しの行の右端。 */
  action?: ReactNode;
  footer?: ReactNode;
  /** 表のように、端まで使う中身。 */
  flush?: boolean;
};

/** 枠のある一区画。 */
export function Panel({ title, anchor, caption, action, footer, flush = false, children, ...rest }: PanelProps) {
  const ownId = useId();
  const titleId = anchor ?? ownId;

  return (
    <Frame aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || action) && (
        <Head>
          {title && (
            <Title id={titleId} tabIndex={anchor === undefined ? undefined : -1}>
              {title}
            </Title>
          )}
          {caption && <Caption>{caption}</Caption>}
          {action && <Action>{action}</Action>}
        </Head>
      )}
      <Body data-flush={flush || undefined}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Title = styled.h2`
  &[tabindex] {
    scroll-margin-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-5")});
  }
`;

const Action = styled.div`
  margin-inline-start: auto;

  /* Into the padding, so that the head stays as high as without. */
  & > [data-look="text"] {
    margin-block: calc(-1 * ${token("sp-2")});
    ${touchTarget}
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-3")} ${token("sp-4")} 0;

  /* Content taller than the title keeps its distance from a table. */
  &:has(> ${Action}):has(+ [data-flush]) {
    padding-block-end: ${token("sp-2")};
  }
`;

const Body = styled.div`
  flex: auto;
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};

  &[data-flush] {
    padding: 0;
  }
`;

const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-block-start: auto;
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
