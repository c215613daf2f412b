import styled from "styled-components";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link, type LinkProps } from "../Link/Link.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./buttonStyle.ts";

export type ButtonLinkProps = Omit<LinkProps, "look"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconPath;
  /** 親の幅いっぱいに広げる。 */
  wide?: boolean;
};

/** 別の画面で続く行動。見た目はボタン、中身は本物のリンク。 */
export function ButtonLink({
  variant = "secondary",
  size = "m",
  icon,
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Body {...rest} look="bare" data-variant={variant} data-size={size} data-wide={wide || undefined}>
      {icon && <Icon path={icon} />}
      {children}
    </Body>
  );
}

const Body = styled(Link)`
  ${buttonStyle}
`;
