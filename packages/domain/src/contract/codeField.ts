import * as z from "zod/mini";

/** A code as it is written in an address. */
export const codeIn = <const Codes extends readonly number[]>(codes: Codes) =>
  z.pipe(z.coerce.number(), z.literal(codes));
