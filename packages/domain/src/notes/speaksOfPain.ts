import type { NotePart } from "../contract/notes/noteFields.ts";
import { mentionsPain } from "./mentionsPain.ts";

/**
 * Whether a note's answers speak of 痛み・違和感: what was written, a ○ to a question about it, and anything written to such
 * a question but that there is none (NO-4). The questions themselves do not count.
 */
export const speaksOfPain = (parts: readonly Pick<NotePart, "kind" | "label" | "text">[]): boolean =>
  parts.some(({ kind, label, text }) => {
    if (kind === "text") return mentionsPain(text) || (mentionsPain(label) && !none.test(text.normalize("NFKC")));
    return kind === "yes_no" && text === "○" && mentionsPain(label);
  });

const none =
  /^\s*(?:特に|とくに)?(?:な(?:し|い|かった)|無(?:し|い)|ありません|ないです|大丈夫|だいじょうぶ|[-ー×])(?:です|でした)?[。.!、\s]*$/;
