// `npm run new:component Name`: a component and its story, ready to be filled.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [name, ...extra] = process.argv.slice(2);
const folder = join("packages/ui/src/components", name ?? "");

if (!name || extra.length > 0 || !/^([A-Z][a-z0-9]+)+$/.test(name)) {
  fail("Usage: npm run new:component SpeedBadge  (one name in PascalCase)");
} else if (existsSync(folder)) {
  fail(`${folder} exists already.`);
} else {
  mkdirSync(folder, { recursive: true });
  write(`${name}.tsx`, component());
  write(`${name}.stories.tsx`, stories());
}

function write(file, text) {
  writeFileSync(join(folder, file), text);
  console.log(join(folder, file));
}

function fail(sentence) {
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
  const id = name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  id: "components-${id}",
  title: "部品/${name}",
  component: ${name},
  args: { children: "${name}" },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
`;
}
