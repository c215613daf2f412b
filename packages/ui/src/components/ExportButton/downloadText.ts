/** Hands a text to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, type = "text/csv;charset=utf-8"): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}
