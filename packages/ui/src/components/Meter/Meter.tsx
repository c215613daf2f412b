import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { type ChartColor, chartColors } from "../PitchLabel/pitchMarks.ts";
import { share, widestOf } from "./share.ts";

export type MeterTone = "own" | "team" | "warn" | "danger" | "quiet" | "lamp";
export type MeterZone = { from: number; to: number; tone: "good" | "warn" | "danger" };
export type MeterProps = Omit<ComponentPropsWithRef<"span">, "children" | "aria-label"> & {
  /** null は記録なし。棒を出さない。 */
  value: number | null;
  /** 右端の値。限りがあれば、はみ出した分が見える広さに決まる。どちらもなければ 100。 */
  max?: number;
  /** 上限や目標の目盛り。 */
  limit?: number;
  zones?: readonly MeterZone[];
  tone?: MeterTone | ChartColor;
  size?: "s" | "m" | "l";
  /** 隣に数字がないときの名前と値の言葉。なければ読み上げない。 */
  spoken?: { label: string; value: string };
};

/** 0からの棒。隣の数字を目で比べやすくする。 */
export function Meter({
  value,
  limit,
  max = limit === undefined ? 100 : widestOf(value, limit),
  zones = [],
  tone = "own",
  size = "m",
  spoken,
  ...rest
}: MeterProps) {
  const asMeter = spoken && {
    role: "meter",
    "aria-label": spoken.label,
    "aria-valuemin": 0,
    "aria-valuemax": max,
    "aria-valuenow": Math.min(Math.max(value ?? 0, 0), max),
    "aria-valuetext": spoken.value,
  };

  return (
    <Track aria-hidden={spoken ? undefined : true} {...rest} {...asMeter} data-size={size}>
      {zones.map((zone) => (
        <i
          key={zone.from}
          data-zone={zone.tone}
          style={at({ "--from": share(zone.from, max), "--to": share(zone.to, max) })}
        />
      ))}
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
  quiet: token("ink-3"),
  lamp: token("board-lamp"),
} as const satisfies Record<MeterTone, string>;

const zoneTones = {
  good: token("success-soft"),
  warn: token("warn-soft"),
  danger: token("danger-soft"),
} as const satisfies Record<MeterZone["tone"], string>;

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
  & > :is([data-tone], [data-zone]) {
    position: absolute;
    inset-block: 0;
    inset-inline: 0 calc(100% - var(--to));
    border-radius: ${token("r-xs")};
  }
  & > [data-zone] {
    inset-inline-start: var(--from);
    border-radius: 0;
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
  ${Object.entries(zoneTones)
    .map(([tone, paint]) => `& > [data-zone="${tone}"] { background: ${paint}; }`)
    .join("\n")}

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
    & > [data-zone] {
      border-inline: ${token("hairline")} dashed;
    }
  }
`;
