import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon, infoIcon, successIcon, warningIcon } from "../Icon/icons.ts";

/** 注意、案内、失敗、成功。 */
export type BannerTone = "w" | "i" | "d" | "s";
export type BannerProps = ComponentPropsWithRef<"div"> & {
  tone: BannerTone;
  /** なければ、調子の印。 */
  icon?: IconPath;
};

/** 画面の中の一文の知らせ。失敗（d）だけは現れたときに読み上げる。 */
export function Banner({ tone, icon = icons[tone], children, ...rest }: BannerProps) {
  return (
    <Frame role={tone === "d" ? "alert" : undefined} {...rest} data-tone={tone}>
      <Sign path={icon} />
      <Words>{children}</Words>
    </Frame>
  );
}

const icons = { w: warningIcon, i: infoIcon, d: alertIcon, s: successIcon } as const satisfies Record<
  BannerTone,
  IconPath
>;

const paints = {
  w: { ink: token("warn"), edge: token("warn-mark"), ground: token("warn-soft") },
  i: { ink: token("info"), edge: token("info"), ground: token("info-soft") },
  d: { ink: token("danger"), edge: token("danger"), ground: token("danger-soft") },
  s: { ink: token("success"), edge: token("success"), ground: token("success-soft") },
} as const satisfies Record<BannerTone, { ink: string; edge: string; ground: string }>;

const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-m")};

  ${Object.entries(paints)
    .map(
      ([tone, { ink, edge, ground }]) =>
        `&[data-tone="${tone}"] { color: ${ink}; border-color: ${edge}; background: ${ground}; }`,
    )
    .join("\n")}
`;

const Sign = styled(Icon)`
  margin-block-start: 0.15em;
`;

const Words = styled.div`
  min-width: 0;
  color: ${token("ink")};
  word-break: auto-phrase;
  overflow-wrap: anywhere;
`;
