/** Downloads a blob as a file. */
export function saveFile(contents: Blob, fileName: string): void {
  const href = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = href;
  link.download = fileName;
  link.click();
  // A busy browser reads the URL a moment after the press.
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

const keptMs = 60_000;
