import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { type ChartColor, chartColors } from "../../tokens/chartColors.ts";
import { media, token } from "../../tokens/theme.ts";
import { share, widestOf } from "./share.ts";

export type MeterTone = "own" | "team" | "warn" | "danger";
export type MeterProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** null は記録なし。棒を出さない。 */
  value: number | null;
  /** 右端の値。限りがあれば、はみ出した分が見える広さに決まる。どちらもなければ 100。 */
  max?: number;
  /** 上限や目標の目盛り。 */
  limit?: number;
  tone?: MeterTone | ChartColor;
  size?: "s" | "m" | "l";
};

/** 0からの棒。隣の数字を目で比べやすくする。読み上げない。 */
export function Meter({
  value,
  limit,
  max = limit === undefined ? 100 : widestOf(value, limit),
  tone = "own",
  size = "m",
  ...rest
}: MeterProps) {
  return (
    <Track aria-hidden {...rest} data-size={size}>
      {value !== null && <b data-tone={tone} style={at({ "--to": share(value, max) })} />}
      {limit !== undefined && <u data-part="limit" style={at({ "--from": share(limit, max) })} />}
    </Track>
  );
}

const at = (values: Record<`--${string}`, string>) => values;

const tones = {
  own: token("primary"),
  team: token("heat-3"),
  warn: token("warn-mark"),
  danger: token("danger"),
} as const satisfies Record<MeterTone, string>;

const sizes = {
  s: `calc(${token("sp-1")} + ${token("rule")})`,
  m: token("sp-2"),
  l: token("sp-3"),
} as const satisfies Record<NonNullable<MeterProps["size"]>, string>;

const Track = styled.span`
  position: relative;
  display: block;
  width: 100%;
  min-width: ${token("sp-9")};
  border-radius: ${token("r-xs")};
  background: ${token("surface-3")};

  ${Object.entries(sizes)
    .map(([size, height]) => `&[data-size="${size}"] { height: ${height}; }`)
    .join("\n")}
  & > [data-tone] {
    position: absolute;
    inset-block: 0;
    inset-inline: 0 calc(100% - var(--to));
    border-radius: ${token("r-xs")};
  }
  & > [data-part="limit"] {
    position: absolute;
    inset-block: calc(-1 * ${token("edge")});
    inset-inline-start: var(--from);
    width: ${token("rule")};
    background: ${token("ink")};
  }
  ${Object.entries(tones)
    .map(([tone, paint]) => `& > [data-tone="${tone}"] { background: ${paint}; }`)
    .join("\n")}
  ${chartColors.map((color) => `& > [data-tone="${color}"] { background: ${token(color)}; }`).join("\n")}

  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;

    & > :is([data-tone], [data-part="limit"]) {
      forced-color-adjust: none;
    }
    & > [data-tone] {
      background: Highlight;
    }
    & > [data-part="limit"] {
      background: CanvasText;
    }
  }
`;
