import { type MailBlock, textLinks } from "@kyuseki/domain";

/** The mail as plain text; a link stands on a line of its own. */
export const textOf = (blocks: readonly MailBlock[]): string =>
  `${blocks.map((block) => ("url" in block ? `${block.label}\n${block.url}` : block.text)).join("\n\n")}\n`;

/** The same mail as HTML. What people typed is text in it. */
export function htmlOf(title: string, blocks: readonly MailBlock[]): string {
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family: sans-serif; line-height: 1.7; max-width: 40em">
${blocks.map(paragraph).join("\n")}
</body></html>
`;
}

function paragraph(block: MailBlock): string {
  if ("url" in block) return `<p>${link(block.label, block.url)}</p>`;
  const parts = textLinks(block.text).map(({ text, href }) => (href === undefined ? escaped(text) : link(text, href)));
  const content = parts.join("").replace(/\r?\n/g, "<br>\n");
  return `<p>${block.strong ? `<strong>${content}</strong>` : content}</p>`;
}

const link = (label: string, url: string) => `<a href="${escaped(url)}">${escaped(label)}</a>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
