import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { ProductMark } from "./ProductMark.tsx";

const meta = {
  id: "components-product-mark",
  title: "部品/製品の印",
  component: ProductMark,
  render: () => (
    <StatPanel>
      <ProductMark />
    </StatPanel>
  ),
} satisfies Meta<typeof ProductMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnStatPanel: Story = { name: "濃い地の上" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const StatPanel = styled.div`
  padding: ${token("sp-5")};
  background: ${token("board")};
  font-size: ${token("fs-h1-header")};
`;
