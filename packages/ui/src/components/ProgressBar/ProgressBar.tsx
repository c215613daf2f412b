import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { progressValueText } from "../../copy/controls/progress.ts";
import { keyframes } from "../../tokens/keyframes.ts";
import { figures, media, token } from "../../tokens/theme.ts";

/** `board` は濃い地の上。 */
export type ProgressTone = "primary" | "board";
export type ProgressBarProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** 何が進んでいるのか。 */
  label: string;
  /** 終わった分。null は、どこまで進んだか分からないとき。 */
  done: number | null;
  total: number;
  /** 数えるもの（球、行、人）。 */
  unit?: string;
  /** 数で示すか、割合で示すか。 */
  measure?: "count" | "percent";
  tone?: ProgressTone;
  /** s は、一覧の行の中。 */
  size?: "m" | "s";
};

/** どこまで進んだか。 */
export function ProgressBar({
  label,
  done,
  total,
  unit = "",
  measure = "count",
  tone = "primary",
  size = "m",
  style,
  ...rest
}: ProgressBarProps) {
  const { formatMessage } = useIntl();
  const share = done === null || total <= 0 ? 0 : Math.min(Math.max(done / total, 0), 1);
  const bar: CSSProperties & Record<"--done", string> = { ...style, "--done": `${share * 100}%` };
  // Rounded down, so that 100 % appears only when finished.
  const percent = Math.floor(share * 100);

  return (
    <Frame
      {...rest}
      style={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done ?? undefined}
      aria-valuetext={
        done === null || measure === "percent"
          ? undefined
          : formatMessage(progressValueText.countSpoken, { done, total, unit })
      }
      data-tone={tone}
    >
      <Words aria-hidden="true">
        <span>{label}</span>
        {done !== null && (
          <Progress>
            {measure === "count"
              ? formatMessage(progressValueText.count, { done, total, unit, n: inFigures })
              : formatMessage(progressValueText.percent, { percent, n: inFigures })}
          </Progress>
        )}
      </Words>
      <Track data-size={size} data-endless={done === null || undefined}>
        <Fill />
      </Track>
    </Frame>
  );
}

const inFigures = (chunks: ReactNode[]) => <Figures key="figures">{chunks}</Figures>;

const paints = {
  primary: { fill: token("primary"), ground: token("surface-3"), ink: token("ink-2") },
  board: { fill: token("board-lamp"), ground: token("board-3"), ink: token("board-ink-2") },
} as const satisfies Record<ProgressTone, { fill: string; ground: string; ink: string }>;

const Words = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token("sp-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

const Progress = styled.span`
  flex: none;
`;

const Figures = styled.b`
  ${figures}
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-s")};
`;

const Track = styled.div`
  position: relative;
  height: ${token("sp-3")};
  overflow: hidden;
  border-radius: ${token("r-xs")};
  background: var(--ground);

  &[data-size="s"] {
    height: ${token("sp-2")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid CanvasText;
  }
`;

const Fill = styled.i`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: var(--done);
  background: var(--fill);

  [data-endless] > & {
    width: 40%;
    animation: ${keyframes("slide")} 1.6s linear infinite;
  }
  @media ${media.still} {
    [data-endless] > & {
      width: 100%;
      opacity: 0.5;
    }
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${token("sp-1")};
  min-width: 0;

  ${Object.entries(paints)
    .map(
      ([tone, { fill, ground, ink }]) => `
        &[data-tone="${tone}"] { color: ${ink}; --fill: ${fill}; --ground: ${ground}; }`,
    )
    .join("\n")}
`;
