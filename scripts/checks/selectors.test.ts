import { expect, test } from "vitest";
import { broken } from "./selectors.ts";

const tag = "packages/ui/src/components/Tag/Tag.tsx";
const styled = (css: string) => `const Root = styled.div\`\n${css}\`;`;

test.each([
  "& > b { color: red; }",
  "& small, & > [data-part] { color: red; }",
  "> header h2 { color: red; }",
  "svg { color: red; }",
  "&:hover > b { color: red; }",
  "&[data-tone='a b'] i:first-child { color: red; }",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test
  "${Row}[data-open] & > b { color: red; }",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test
  "@media ${media.forcedColors} { & > b { color: red; } }",
  "&:has(> button:disabled) { color: red; }",
  "& > :is(h1, h2) { color: red; }",
  "& > :not(li) { color: red; }",
])("部品の中のタグを選ぶ書き方は、その行が示される：%s", (css) => {
  expect(broken(tag, styled(css))).toEqual([{ rule: "named-pieces", line: 2 }]);
});

test("並べて書く組の中の一つと、文字列で組み立てた規則も見つける", () => {
  expect(broken(tag, styled("&:hover,\n& > b { color: red; }"))).toEqual([{ rule: "named-pieces", line: 2 }]);
  const built = "const rules = tones.map((tone) => `&[data-tone] b { color: red; }`);";
  expect(broken(tag, built)).toEqual([{ rule: "named-pieces", line: 1 }]);
});

test.each([
  ["const Root = styled.i`\npadding: 0.5rem;`;"],
  ["const Root = styled.i`\n@container (width < 32rem) { padding: 0; }`;"],
  ['const style =\n{ width: "calc(1.5rem + 2%)" };'],
])("トークンの外の rem は、その行が示される：%s", (source) => {
  expect(broken(tag, source)).toEqual([{ rule: "rem-in-tokens", line: 2 }]);
});

test.each([
  "& > [data-part='title'] { color: red; }",
  "& > * + * { color: red; }",
  "&:is(button):hover { color: red; }",
  ":root:has(:is(input, textarea):focus) & { display: none; }",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test
  "${Row}:hover & { color: red; }",
  "& > :nth-child(2n + 1)::before { content: 'b > i { }'; }",
  "/* Not our markup: rendered Markdown. */ & h2 { color: red; } & p { color: red; }",
  "& > [data-part='body'] { /* Not our markup: rendered Markdown. */ & p { color: red; } }",
])("名前のある部品の書き方は通る：%s", (css) => {
  expect(broken(tag, styled(css))).toEqual([]);
});

test("断り書きは、書かれたかたまりの中だけに効く", () => {
  const css = "& > * { /* Not our markup: nivo. */ & g { opacity: 0; } }\n& b { color: red; }";
  expect(broken(tag, styled(css))).toEqual([{ rule: "named-pieces", line: 3 }]);
});

test.each([
  ["packages/ui/src/tokens/scale.ts", 'const gap = "0.5rem";'],
  ["packages/ui/src/components/Tag/Tag.stories.tsx", styled("& > b { width: 3rem; }")],
  [tag, "const fade = keyframes`from { opacity: 0; } to { opacity: 1; }`;"],
  [tag, "const Rules = createGlobalStyle`body { margin: 0; }`;"],
  [tag, "// 0.5rem\nconst Root = styled.b`padding: 0.5em;`;"],
])("%s の正しい書き方は通る", (file, source) => {
  expect(broken(file, source)).toEqual([]);
});
