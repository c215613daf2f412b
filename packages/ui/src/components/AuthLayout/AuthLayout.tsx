import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { productText } from "../../copy/frame/product.ts";
import { media, token } from "../../tokens/theme.ts";
import { FieldIllustration } from "../EmptyState/FieldIllustration.tsx";
import { ProductMark } from "../ProductMark/ProductMark.tsx";

export type AuthLayoutProps = {
  /** 画面の名前。変わると、そこから読み上げが続く。 */
  title: string;
  lead?: string | undefined;
  /** 濃い面に置く、招いている相手のこと。あれば広い画面で左に立つ。 */
  board?: ReactNode;
  /** `notice` は、済んだことや使えないことを一枚のカードで伝える。`wide` は欄が二列に並ぶ。 */
  look?: AuthLook;
  children: ReactNode;
};
type AuthLook = "form" | "wide" | "notice";

/** ログインの前に開く画面の枠。製品の名前と、細い一列。 */
export function AuthLayout({ title, lead, board, look = "form", children }: AuthLayoutProps) {
  const { formatMessage } = useIntl();
  const heading = useHeadingFocus(title);

  return (
    <Split data-board={board !== undefined || undefined}>
      <Head>
        <Mark>
          <ProductMark />
          {formatMessage(productText.mark)}
        </Mark>
        {board}
      </Head>
      <Main>
        <Column data-look={look}>
          {look === "notice" && <FieldIllustration />}
          <hgroup>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {lead && <Lead>{lead}</Lead>}
          </hgroup>
          {children}
        </Column>
      </Main>
    </Split>
  );
}

/** Moves the focus from a form to the heading of what replaces it. */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);
  useEffect(() => {
    if (told.current !== title) heading.current?.focus();
    told.current = title;
  }, [title]);
  return heading;
}

const Split = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  background: ${token("bg")};

  @media ${media.laptop} {
    &[data-board] {
      grid-template: minmax(0, 1fr) / minmax(${token("cell-l")}, 32%) minmax(0, 1fr);
    }
  }
`;

const Mark = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-h2")};
  font-weight: 800;
  letter-spacing: 0.1em;
`;

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-width: 0;
  padding: ${token("sp-4")} ${token("sp-6")};
  background: ${token("board")};
  color: ${token("board-ink")};
  forced-color-adjust: none;

  @media ${media.laptop} {
    [data-board] > & {
      gap: ${token("sp-6")};
      padding: ${token("sp-8")};
    }
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-4")};
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  min-width: 0;
  padding: 8svh ${token("sp-6")} ${token("sp-9")};

  /* A single card in the middle. */
  &:has(> [data-look="notice"]) {
    align-content: center;
    padding-block: ${token("sp-7")};
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-4")};
    [data-board] > & {
      padding-block-start: ${token("sp-6")};
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-5")};
  width: 100%;
  max-width: ${token("form")};
  --control-field: ${token("control-xl")};
  --control-l: ${token("control-xl")};

  /* Not our markup: the form that a screen hands in. */
  & > form {
    display: flex;
    flex-direction: column;
    gap: ${token("sp-5")};
  }
  /* A way out of the form, tall enough for a finger. */
  & > [data-look="text"] {
    display: flex;
    align-items: center;
    align-self: start;
    min-height: ${token("touch")};
  }
  &[data-look="wide"],
  &[data-look="notice"] {
    max-width: ${token("modal")};
  }
  &[data-look="wide"] {
    --control-m: ${token("control-xl")};
  }
  &[data-look="notice"] {
    align-items: center;
    gap: ${token("sp-3")};
    padding: ${token("sp-8")} ${token("sp-6")};
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};
    background: ${token("surface")};
    text-align: center;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  &[data-look="notice"] > form {
    width: 100%;
    max-width: ${token("form")};
    margin-block-start: ${token("sp-3")};
  }
  @media ${media.mobile} {
    max-width: none;
    &[data-look="notice"] {
      padding: ${token("sp-7")} ${token("sp-4")};
    }
  }
`;

const Title = styled.h1`
  outline: none;
`;

const Lead = styled.p`
  color: ${token("ink-2")};
  overflow-wrap: anywhere;
`;
