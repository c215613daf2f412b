import { kebab } from "../letterCase.ts";
import { readingOf, type Titled } from "./command.ts";
import { create, type Edit } from "./edits.ts";
import { places } from "./places.ts";

/** A component and its stories. */
export function componentEdits(titled: Titled): Edit[] {
  const { name, title } = titled;
  const folder = `${places.components}/${name}`;
  return [
    create(`${folder}/${name}.tsx`, component(name)),
    create(`${folder}/${name}.stories.tsx`, stories(name, title)),
    ...readingOf(titled),
  ];
}

const component = (name: string) => `import type { ComponentPropsWithRef } from "react";
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

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  id: "components-${kebab(name)}",
  title: "部品/${title}",
  component: ${name},
  args: { children: "${title}" },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
`;
