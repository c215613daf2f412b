import { parseAst } from "vite";
import { expect, test } from "vitest";
import { tightened } from "./tightStyles.ts";

const tight = (code: string) => tightened(code, parseAst(code));

test("スタイルの字下げと改行は、空白一つになる。差し込まれたものは、そのまま", () => {
  const code = `const Row = styled(Link).attrs({ a: 1 })\`\n  color: \${token('ink  2')};\n\n  & > a {\n    gap: 0;\n  }\n\`;`;
  expect(tight(code)).toBe(
    `const Row = styled(Link).attrs({ a: 1 })\` color: \${token('ink  2')}; & > a { gap: 0; } \`;`,
  );
});

test("入れ子のスタイルも一度ずつ", () => {
  const code = `const A = styled.p\`\n  a: b;\n  \${css\`\n    c: d;\n  \`}\n\`;`;
  expect(tight(code)).toBe(`const A = styled.p\` a: b; \${css\` c: d; \`} \`;`);
});

test("ほかの文字列は変えない", () => {
  const code = "const text = `a\n  b`; const other = html`a\n  b`; const plain = 'a  b';";
  expect(tight(code)).toBe(code);
});
