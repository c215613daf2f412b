import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  id: "components-skeleton",
  title: "部品/スケルトン",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  name: "形",
  render: () => (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="avatar" />
      <Skeleton shape="control" />
      <div>
        <Skeleton shape="block" />
      </div>
    </Stack>
  ),
};
export const Dark: Story = { ...Shapes, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Shapes, name: "ハイコントラスト", globals: { contrast: "forced" } };

const Stack = styled.div`
  display: grid;
  gap: ${token("sp-3")};

  & > div {
    height: 8em;
  }
`;
