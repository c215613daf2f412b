/**
 * Of fewer balls no percentile, no share in % and no "unchanged" is told; the head of the report compares from as many.
 */
export const fewestBalls = 10;
