/** 囲みを読む部品を取りに行く。 */
export type FetchQuoteReader = () => Promise<{ default: Pick<typeof import("papaparse"), "parse"> }>;

export const fetchQuoteReader: FetchQuoteReader = () => import("papaparse");

/**
 * 表計算ソフトの「コピー」の文字（タブ区切り。改行・タブ・引用符を含むマスは引用符で囲まれる）を、行とマスに分ける。
 * 囲みが閉じていないときは、引用符もただの文字とみなす。囲みを読む部品は、引用符のあるときだけ取りに行き、届かなければ
 * reject する。
 */
export async function parsePaste(text: string, fetchReader = fetchQuoteReader): Promise<string[][]> {
  const whole = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  if (whole.includes('"')) {
    const { default: Papa } = await fetchReader();
    const { data, errors } = Papa.parse<string[]>(whole, { delimiter: "\t", newline: "\n" });
    if (!errors.some(({ type }) => type === "Quotes")) return data;
  }
  return whole.split("\n").map((line) => line.split("\t"));
}

/** `parsePaste` の逆。表計算ソフトへ貼り付けられる文字にする。 */
export function copyText(table: readonly (readonly string[])[]): string {
  return table.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
