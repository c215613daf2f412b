import { textLinks } from "@kyuseki/domain";
import { type ComponentPropsWithRef, useMemo } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type PlainTextProps = Omit<ComponentPropsWithRef<"p">, "children"> & {
  /** 人が書いた文。HTML も Markdown も、文字のまま出る。 */
  text: string;
};

/** 人が書いた文。改行はそのまま、https の住所と電話番号だけがリンクになる。 */
export function PlainText({ text, ...rest }: PlainTextProps) {
  const parts = useMemo(() => textLinks(text), [text]);

  return (
    <Words {...rest}>
      {parts.map(({ text: words, href }, at) =>
        href === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
          <Way key={at} href={href} rel="noopener noreferrer" target={href.startsWith("tel:") ? undefined : "_blank"}>
            {words}
          </Way>
        ),
      )}
    </Words>
  );
}

const Words = styled.p`
  min-width: 0;
  line-height: ${token("lh-body-lg")};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Way = styled.a`
  color: ${token("primary-text")};
  text-underline-offset: 0.2em;
`;
