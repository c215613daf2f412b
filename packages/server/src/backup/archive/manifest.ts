import { product } from "@kyuseki/domain";
import * as z from "zod/mini";

/** Grows when an older release could not read the archive any more. */
export const archiveFormat = 1;

export const headName = "kyuseki.json";
export const manifestName = "manifest.json";
export const databasePrefix = "database/";
export const filesPrefix = "files/";

const count = z.number().check(z.int(), z.nonnegative());

/** The first entry. Another product's, or a newer release's, is told by what every format has. */
export const anyHeadSchema = z.object({ product: z.literal(product.id), format: count });
export const headSchema = z.object({
  ...anyHeadSchema.shape,
  created_at: z.iso.datetime(),
  /** Names of the migrations the database had, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type ArchiveHead = z.output<typeof headSchema>;

/** The last entry. */
export const manifestSchema = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), count),
  sequences: z.array(z.object({ name: z.string(), last_value: z.number() })),
  /** Files that rows name and the store did not have. */
  missing_files: z.array(z.string()),
  /** SHA-256 by entry, but for this one. */
  sha256: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
