import * as z from "zod/mini";
import { painParts } from "../../vocabulary/trainingMenu.ts";

/** Where and how much it hurts, 1–10, as the player has reported it. */
export const painReportSchema = z.object({
  date: z.iso.date(),
  part: z.nullable(z.enum(painParts)),
  side: z.nullable(z.enum(["L", "R"])),
  pain: z.int(),
  note: z.string(),
});
export type PainReport = z.infer<typeof painReportSchema>;
