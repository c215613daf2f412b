import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type StatPanelProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  title?: string | undefined;
  /** 見出しに小さく添える言葉（期間、単位など）。 */
  caption?: ReactNode;
  /** 見出しの行の右端。リンク、または variant が accent か board のボタン。 */
  action?: ReactNode;
};

/** 得点板の地。昼も夜も暗く、上に置く増減やランプは明るい色になる。読み直しの間は aria-busy を渡す。 */
export function StatPanel({ title, caption, action, children, ...rest }: StatPanelProps) {
  const titleId = useId();

  return (
    <Frame aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || action) && (
        <Head>
          {title && <h2 id={titleId}>{title}</h2>}
          {caption && <Caption>{caption}</Caption>}
          {action && <Action>{action}</Action>}
        </Head>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  --ink-2: ${token("board-ink-2")};
  --ink-3: ${token("board-ink-2")};
  --line-strong: ${token("board-ink-2")};
  --surface-3: ${token("board-3")};
  --primary-text: ${token("board-ink")};
  --success: ${token("board-good")};
  --danger: ${token("board-bad")};
  --focus: ${token("board-lamp")};

  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: ${token("hairline")} solid ${token("board-line")};
  border-radius: ${token("r-m")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-2")};

  @media ${media.mobile} {
    padding-inline: ${token("sp-3")};
  }
`;

const Caption = styled.small`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

const Action = styled.div`
  margin-inline-start: auto;
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};

  @media ${media.touch} {
    & > [href] {
      display: flex;
      align-items: center;
      min-height: ${token("touch")};
      margin-block: calc(-1 * ${token("sp-2")});
    }
  }
`;
