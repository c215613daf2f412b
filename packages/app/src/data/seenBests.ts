import * as z from "zod/mini";
import type { Services } from "../services/services.ts";

/** Remembers the bests that are shown, and returns those that this person sees for the first time on this device. */
export function markBestsSeen(
  { drafts }: Pick<Services, "drafts">,
  userId: number,
  shown: readonly string[],
): readonly string[] {
  const seen = drafts.read(userId, name, z.array(z.string())) ?? [];
  const unseen = shown.filter((best) => !seen.includes(best));
  if (unseen.length > 0) drafts.write(userId, name, [...unseen, ...seen].slice(0, most), false);
  return unseen;
}

const name = "seen-bests";
/** More than a week shows. */
const most = 100;
