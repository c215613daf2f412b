import { type ReactNode, useContext } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { PageNoticeContext } from "./pageNotice.ts";

export type PageProps = { children: ReactNode };

/** 画面の中身。余白と最大幅と、区画どうしの間隔を持つ。 */
export function Page({ children }: PageProps) {
  const { page } = useContext(PageNoticeContext);
  return (
    <Body>
      {page}
      {children}
    </Body>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  width: 100%;
  max-width: ${token("page")};
  padding: ${token("sp-3")} ${token("sp-3")} ${token("sp-6")};

  @media ${media.tablet} {
    gap: ${token("sp-4")};
    padding: ${token("sp-4")} ${token("sp-5")} ${token("sp-7")};
  }
  @media ${media.laptop} {
    padding: ${token("sp-4")} ${token("sp-4")} ${token("sp-7")};
  }
  @media ${media.desktop} {
    padding: ${token("sp-5")} ${token("sp-6")} ${token("sp-7")};
  }
`;
