/** Hands a picture to the browser as a file to keep. */
export function savePicture(picture: Blob, fileName: string): void {
  const href = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}
