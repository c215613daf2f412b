import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { menuText } from "../../copy/practice/trainingMenu.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { type MenuKind, MenuMark } from "./MenuMark.tsx";

const kinds: readonly MenuKind[] = ["batting", "pitching", "fielding", "running", "strength", "game"];

const meta = {
  id: "components-menu-mark",
  title: "部品/練習の種類の印",
  component: MenuMark,
  args: { kind: "batting" },
  render: () => (
    <Stack gap="l">
      {(["l", "m", "s"] as const).map((size) => (
        <Cluster key={size}>
          {kinds.map((kind) => (
            <Cluster key={kind}>
              <MenuMark kind={kind} size={size} />
              <FormattedMessage {...menuText[kind]} />
            </Cluster>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof MenuMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = { name: "種類と大きさ" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
