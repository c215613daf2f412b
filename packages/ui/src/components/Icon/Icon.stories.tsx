import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Icon } from "./Icon.tsx";
import { type IconName, iconPaths } from "./iconPaths.ts";

const meta = {
  id: "components-icon",
  title: "部品/アイコン",
  component: Icon,
  args: { name: "search" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: "大きさ",
  render: () => (
    <Sheet>
      <Icon name="trophy" size="s" />
      <Icon name="trophy" size="m" />
      <Icon name="trophy" size="l" />
    </Sheet>
  ),
};

export const Every: Story = {
  name: "一覧",
  render: () => (
    <Sheet>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <figure key={name}>
          <Icon name={name} size="l" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Sheet>
  ),
};
export const Dark: Story = { ...Every, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Every, name: "ハイコントラスト", globals: { contrast: "forced" } };

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-5")};

  & > figure {
    display: grid;
    justify-items: center;
    gap: ${token("sp-1")};
    width: ${token("sp-10")};
  }
  & figcaption {
    font-size: ${token("fs-caption")};
  }
`;
