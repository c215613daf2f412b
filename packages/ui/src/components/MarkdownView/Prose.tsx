import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type ProseVoice = "guide" | "user";
export type ProseProps = ComponentPropsWithRef<"div"> & { voice?: ProseVoice };

/** 読みものの組み方。マニュアル、規約、よくある質問の答え、お知らせの本文。 */
export function Prose({ voice = "guide", ...rest }: ProseProps) {
  return <Text {...rest} data-voice={voice} />;
}

const Text = styled.div`
  max-width: 42em;
  min-width: 0;
  font-size: ${token("fs-h3")};
  line-height: 1.85;
  overflow-wrap: anywhere;

  /* Not our markup: rendered Markdown. */
  &[data-voice="user"] {
    max-width: 38em;
    line-height: ${token("lh-body-lg")};

    & p,
    & li {
      word-break: normal;
      text-wrap: wrap;
    }
    & p {
      white-space: pre-line;
    }
  }
  & > * + * {
    margin-block: ${token("sp-3")} 0;
  }
  & :is(h2, h3, h4, h5, h6) {
    position: relative;
    margin-block: ${token("sp-5")} 0;
    padding-inline-start: ${token("sp-4")};
    font-size: ${token("fs-h3")};
    font-weight: ${token("fw-h3")};
    line-height: ${token("lh-h3")};
    scroll-margin-block-start: calc(${token("header")} + ${token("sp-4")});
  }
  & h2 {
    font-size: ${token("fs-h2")};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: ${token("sp-2")};
  }
  & :is(h2, h3, h4)::before {
    content: "";
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: 0;
    width: ${token("sp-2")};
    height: ${token("sp-3")};
    background: ${token("primary")};
    clip-path: polygon(0 0, 58% 0, 100% 50%, 58% 100%, 0 100%);
    forced-color-adjust: none;
  }
  & ul {
    padding-inline-start: 1.4em;
    list-style: disc;
  }
  & ul:has(> .task-list-item) {
    padding-inline-start: 0;
    list-style: none;
  }
  & ol {
    padding-inline-start: 1.8em;
    list-style: decimal;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${token("sp-3")};
    border-inline-start: ${token("edge")} solid ${token("line-2")};
    color: ${token("ink-2")};
  }
  & table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${token("sp-1")} ${token("sp-3")};
    border: ${token("hairline")} solid ${token("line-2")};
    font-size: ${token("fs-body")};
    line-height: ${token("lh-body")};
    text-align: start;
    white-space: nowrap;
  }
  & :is(pre, :not(pre) > code) {
    border-radius: ${token("r-s")};
    background: ${token("surface-3")};
    font-size: ${token("fs-body")};
  }
  & code {
    font-family: inherit;
  }
  & pre {
    padding: ${token("sp-3")};
    white-space: pre-wrap;
  }
  & :not(pre) > code {
    padding: 0 ${token("sp-1")};
  }
  & img {
    max-width: 100%;
    height: auto;
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};
  }
  & hr {
    border: 0;
    border-block-start: ${token("hairline")} solid ${token("line")};
  }

  @media ${media.forcedColors} {
    & :is(h2, h3, h4)::before {
      background: CanvasText;
    }
  }
`;
