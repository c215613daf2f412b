import { downloadText } from "@kyuseki/ui";

/** Hands data to the browser as a file to keep. */
export function saveJson(data: object, fileName: string): void {
  downloadText(JSON.stringify(data, null, 2), fileName, "application/json");
}
