import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type TagTone = "neutral" | "s" | "w" | "d" | "i" | "best";
export type TagProps = ComponentPropsWithRef<"span"> & { tone?: TagTone };

/** 名前に添える短い印。 */
export function Tag({ tone = "neutral", ...rest }: TagProps) {
  return <Plate {...rest} data-tone={tone} />;
}

const paints = {
  neutral: { ink: token("ink-2"), ground: token("surface-3") },
  s: { ink: token("success"), ground: token("success-soft") },
  w: { ink: token("warn"), ground: token("warn-soft") },
  d: { ink: token("danger"), ground: token("danger-soft") },
  i: { ink: token("info"), ground: token("info-soft") },
  best: { ink: token("accent-ink"), ground: token("accent") },
} as const satisfies Record<TagTone, { ink: string; ground: string }>;

const Plate = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0 ${token("sp-2")};
  border-radius: ${token("r-s")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
  line-height: 1.8;
  white-space: nowrap;

  ${Object.entries(paints)
    .map(([tone, { ink, ground }]) => `&[data-tone="${tone}"] { color: ${ink}; background: ${ground}; }`)
    .join("\n")}

  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;
