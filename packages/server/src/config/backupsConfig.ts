import { join } from "node:path";
import * as z from "zod/mini";
import { dataFolder } from "./filesConfig.ts";

export type BackupsConfig = { folder: string; kept: number };

export const backupsVariables = {
  KYUSEKI_BACKUPS: z._default(z.string().check(z.regex(/^\d{1,2}$/, "must be a whole number from 0 to 99.")), "7"),
};

export function backupsConfig(data: { KYUSEKI_BACKUPS: string; DATA_DIR?: string | undefined }) {
  const kept = Number(data.KYUSEKI_BACKUPS);
  return kept === 0 ? undefined : { folder: join(dataFolder(data), "backups"), kept };
}
