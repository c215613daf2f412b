import { saveFile } from "./saveFile.ts";

/** Downloads a text as a file. */
export function downloadText(text: string, fileName: string, type = "text/csv;charset=utf-8"): void {
  saveFile(new Blob([text], { type }), fileName);
}
