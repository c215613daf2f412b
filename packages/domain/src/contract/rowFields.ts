import * as z from "zod/mini";

/** The largest value of PostgreSQL's `integer`. */
export const INTEGER_MAX = 2_147_483_647;

/** An id or a version of a row: from 1 to the largest `integer`. */
export const idField = (message?: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(INTEGER_MAX, message));

/** A version that may still be 0: of what was not saved or answered yet. */
export const versionField = () => z.int().check(z.minimum(0), z.maximum(INTEGER_MAX));

/** An `idField` as an address or a query carries it. */
export const idInAddress = (message?: string) =>
  z.coerce.number(message).check(z.int(message), z.minimum(1, message), z.maximum(INTEGER_MAX, message));

/** The id of a ball, whose column is a `bigint`: as far as a number is exact. */
export const ballIdField = () => z.int().check(z.minimum(1));

/** A `ballIdField` as an address or a query carries it. */
export const ballIdInAddress = () => z.coerce.number().check(z.int(), z.minimum(1));

/** A day (YYYY-MM-DD) that somebody may have lived or planned: of the years 1900 to 2199. */
export const dayField = (message?: string) => z.iso.date(message).check(z.regex(/^(?:19|2[01])/, message));

/** A point in time of the years 1900 to 2199, with its offset from UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: "日時を選び直してください" })
  .check(z.regex(/^(?:19|2[01])/, "日時を選び直してください"));
