/**
 * Of fewer balls no percentile, no share in % and no "unchanged" is told; the head of the report compares from as many, and
 * where means of players are compared, those of fewer stand below the others.
 */
export const fewestBalls = 10;
