import type { ReactNode } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type ShellProps = {
  /** 左の列。ノートPC以上の幅だけ。 */
  sidebar: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  /** 親指の届く下の列。ノートPC未満の幅だけ。 */
  bottomBar: ReactNode;
  /** 「本文へ移動」の行き先。 */
  mainId: string;
  children: ReactNode;
};

/** 画面の骨組み。四つの幅での列の置き方だけを知る。 */
export function Shell({ sidebar, header, footer, bottomBar, mainId, children }: ShellProps) {
  return (
    <Frame>
      {sidebar && <Side>{sidebar}</Side>}
      <Column>
        <Top>{header}</Top>
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        <Foot>{footer}</Foot>
      </Column>
      {bottomBar && <Bottom>{bottomBar}</Bottom>}
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 100dvh;
  --shell-top: ${token("topbar")};

  @media ${media.laptop} {
    --shell-top: ${token("header")};
    display: grid;
    grid-template-columns: ${token("rail")} minmax(0, 1fr);
  }
  @media ${media.desktop} {
    grid-template-columns: ${token("sidebar")} minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Side = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z-nav")};
  height: 100dvh;
  background: ${token("board")};
  color: ${token("board-ink")};
  border-inline-end: ${token("hairline")} solid ${token("board-line")};

  @media print {
    display: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;

  @media ${media.compact} {
    padding-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
  }
  @media print {
    padding: 0;
  }
`;

const Top = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z-sticky")};

  @media print {
    position: static;
  }
`;

/** Focused elements are never hidden behind a sticky bar. What stays at the top stays below the header and a banner. */
const Main = styled.main`
  --sticky-top: calc(var(--shell-top) + var(--banner, ${token("sp-0")}));
  flex: 1;
  min-width: 0;
  outline: none;

  /* Not our markup: the page. */
  & :is(a, button, input, select, textarea, summary) {
    scroll-margin-block: calc(var(--sticky-top) + ${token("sp-9")}) calc(${token("bottombar")} + ${token("sp-4")});
  }
`;

const Foot = styled.div`
  @media print {
    display: none;
  }
`;

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token("z-bottombar")};
  background: ${token("surface")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  padding-block-end: env(safe-area-inset-bottom);

  /* Covered by the bar of chosen rows, so it must not be reached by Tab. */
  :root:has([data-bulk]) & {
    display: none;
  }
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
