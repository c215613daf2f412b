// `npm run new:component Name`: a component and its story, ready to be filled.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kebab } from "./letterCase.ts";

const [name = "", ...extra] = process.argv.slice(2);
const folder = join("packages/ui/src/components", name);

if (!name || extra.length > 0 || !/^([A-Z][a-z0-9]+)+$/.test(name)) {
  fail("Usage: npm run new:component SpeedBadge  (one name in PascalCase)");
} else if (existsSync(folder)) {
  fail(`${folder} exists already.`);
} else {
  mkdirSync(folder, { recursive: true });
  write(`${name}.tsx`, component());
  write(`${name}.stories.tsx`, stories());
}

function write(file: string, text: string) {
  writeFileSync(join(folder, file), text);
  console.log(join(folder, file));
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}

function component() {
  return `import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type ${name}Props = ComponentPropsWithRef<"div">;

/** 何を示す部品か、一文で。 */
export function ${name}(props: ${name}Props) {
  return <Root {...props} />;
}

const Root = styled.div\`
  color: \${token("ink")};
\`;
`;
}

function stories() {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  id: "components-${kebab(name)}",
  title: "部品/${name}",
  component: ${name},
  args: { children: "${name}" },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
`;
}
