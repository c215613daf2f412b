import type { ComponentPropsWithRef, MouseEvent } from "react";
import styled from "styled-components";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./buttonStyle.ts";
import { Spinner } from "./Spinner.tsx";

export type { ButtonSize, ButtonVariant } from "./buttonStyle.ts";
export type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconPath;
  /** 送信中など。言葉は残したまま、押しても何も起こさない。フォーカスは失わない。 */
  busy?: boolean;
  /** 親の幅いっぱいに広げる。 */
  wide?: boolean;
};

/** ひとつの行動。言葉は動詞にする。画面に primary はひとつだけ。 */
export function Button({
  variant = "secondary",
  size = "m",
  icon,
  busy = false,
  wide = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Body
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
    </Body>
  );
}

const Body = styled.button`
  ${buttonStyle}
`;
