import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** One of `icons.ts`. */
export type IconPath = `M${string}`;
export type IconProps = Omit<ComponentPropsWithRef<"svg">, "children" | "path"> & {
  path: IconPath;
  size?: IconSize;
};
type IconSize = "s" | "m" | "l";

/** 飾りの線画。意味は必ず隣の言葉か、ボタンの名前が伝える。 */
export function Icon({ path, size = "m", ...rest }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" {...rest} aria-hidden="true" data-size={size}>
      <path d={path} />
    </Drawing>
  );
}

const sizes = { s: token("icon-s"), m: token("icon"), l: token("icon-l") } as const satisfies Record<IconSize, string>;

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.9;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${Object.entries(sizes)
    .map(([size, side]) => `&[data-size="${size}"] { width: ${side}; height: ${side}; }`)
    .join("\n")}
`;
