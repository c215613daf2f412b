const kilo = 1024;

/** A file size in words, rounded up, so that a size over a limit never looks equal to it. */
export function fileSize(bytes: number): string {
  if (bytes < kilo ** 2) return `${upTo(bytes / kilo, 0)}KB`;
  return bytes < kilo ** 3 ? `${upTo(bytes / kilo ** 2, 1)}MB` : `${upTo(bytes / kilo ** 3, 1)}GB`;
}

function upTo(value: number, digits: 0 | 1): string {
  const scale = 10 ** digits;
  format ??= new Intl.NumberFormat("ja-JP");
  return format.format(Math.ceil(value * scale) / scale);
}

let format: Intl.NumberFormat | undefined;
