import { saveFile } from "./saveFile.ts";

/** Hands a text to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, type = "text/csv;charset=utf-8"): void {
  saveFile(new Blob([text], { type }), fileName);
}
