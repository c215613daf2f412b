import type { CSSProperties } from "react";
import { token } from "../../tokens/theme.ts";

/** Height of a picture of `--rows` rows over one scale. */
export const rowsHeight = `calc(var(--rows) * ${token("sp-8")} + ${token("sp-9")})`;

/** Sets `--rows` where a height is a number of rows; React's style type lacks custom properties. */
export const rowsStyle = (height: string | number) =>
  typeof height === "number" ? ({ "--rows": Math.max(2, height) } as CSSProperties) : undefined;
