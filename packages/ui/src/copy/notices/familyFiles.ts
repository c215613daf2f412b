import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** What is attached to a notice. */
export const familyFilesText = plain.defineMessages({
  files: { id: "family.files", defaultMessage: "添付ファイル" },
});

export const familyFilesValueText = typed.defineMessages({
  fileKb: { id: "family.fileKb", defaultMessage: "{size, number} KB" },
  fileMb: { id: "family.fileMb", defaultMessage: "{size} MB" },
});
