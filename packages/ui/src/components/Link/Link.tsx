import { type ComponentPropsWithRef, type MouseEvent, useContext } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { isPlainClick } from "./isPlainClick.ts";
import { NavigateContext } from "./navigation.ts";

export type LinkProps = ComponentPropsWithRef<"a"> & {
  href: string;
  /** `text` は文中のリンク、`bare` は見た目を持たない（ナビゲーションや行の名前）。 */
  look?: "text" | "bare";
  /** 同じドメインの別のアプリへのリンク。いつもブラウザーに任せる。 */
  native?: boolean;
};

/** 本物の `<a>`。修飾キーのない左クリックだけをアプリ内の移動に変える。 */
export function Link({ href, look = "text", native = false, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const navigation = useContext(NavigateContext);
  const inApp = navigation !== null && !native && isOwnPath(href) && !rest.target && rest.download === undefined;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!inApp || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  const announce = () => {
    if (inApp) navigation.prefetch?.(href);
  };

  return (
    <Anchor
      {...rest}
      href={href}
      data-look={look}
      onClick={handleClick}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        announce();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        announce();
      }}
    />
  );
}

const isOwnPath = (href: string) => /^\/(?![/\\])/.test(href);

const Anchor = styled.a`
  &[data-look="text"] {
    color: ${token("primary-text")};
    text-underline-offset: 0.2em;
  }
  &[data-look="bare"] {
    color: inherit;
    text-decoration: none;
  }
`;
