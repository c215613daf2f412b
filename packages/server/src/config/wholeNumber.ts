import * as z from "zod/mini";

/** A variable with a whole number in these bounds, both included. */
export const wholeNumber = (least: number, most: number, preset: number) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
          `must be a whole number from ${least} to ${most}.`,
        ),
      ),
    String(preset),
  );
