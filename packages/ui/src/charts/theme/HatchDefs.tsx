import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type HatchName = keyof typeof hatches;

/** The paint of a hatch, from the id prefix: `fill={hatchOf(id, "diagonal")}`. */
export const hatchOf = (id: string, name: HatchName): string => `url(#${id}-${name})`;

/** 色に重ねる模様。色が見分けられなくても、紙が白黒でも、違いが残る。 */
export function HatchDefs({ id, names = hatchNames }: { id: string; names?: readonly HatchName[] }) {
  return (
    <defs>
      {names.map((name) => (
        <pattern key={name} id={`${id}-${name}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <Strokes d={hatches[name]} />
        </pattern>
      ))}
    </defs>
  );
}

const hatches = {
  diagonal: "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  back: "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  level: "M0 2H8M0 6H8",
  upright: "M2 0V8M6 0V8",
  dots: "M2 1.5V2.5M6 5.5V6.5",
  net: "M0 4H8M4 0V8",
  cross: "M0 0L8 8M0 8L8 0",
  dash: "M1 2H4M5 6H8",
} as const;

// Object.keys widens its result; these are the keys of `hatches`.
const hatchNames = Object.keys(hatches) as HatchName[];

const Strokes = styled.path`
  fill: none;
  stroke: ${token("surface")};
  stroke-width: 1.5;
  stroke-opacity: 0.6;

  [data-print] & {
    stroke-opacity: 1;
  }
  @media print {
    stroke-opacity: 1;
  }
  @media ${media.forcedColors} {
    stroke-opacity: 1;
  }
`;
