import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Icon, type IconPath } from "./Icon.tsx";
import * as icons from "./icons.ts";
import { searchIcon, trophyIcon } from "./icons.ts";

const meta = {
  id: "components-icon",
  title: "部品/アイコン",
  component: Icon,
  args: { path: searchIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: "大きさ",
  render: () => (
    <Sheet>
      <Icon path={trophyIcon} size="s" />
      <Icon path={trophyIcon} size="m" />
      <Icon path={trophyIcon} size="l" />
    </Sheet>
  ),
};

export const Every: Story = {
  name: "一覧",
  render: () => (
    <Sheet>
      {Object.entries<IconPath>(icons).map(([name, path]) => (
        <figure key={name}>
          <Icon path={path} size="l" />
          <figcaption>{name.replace(/Icon$/, "")}</figcaption>
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
