import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "./Avatar.tsx";

/** 空と土の見本。写真の代わり。 */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="skyblue" d="M0 0h8v8H0z"/><path fill="peru" d="M0 5h8v3H0z"/></svg>',
)}`;

const meta = {
  id: "components-avatar",
  title: "部品/アバター",
  component: Avatar,
  args: { name: "小野寺 湊" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: "大きさと立場",
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <Avatar {...args} size="l" />
      <Avatar {...args} size="xl" />
      <Avatar {...args} kind="coach" name="大野" />
      <Avatar {...args} src={photo} />
      <Avatar {...args} src={photo} size="l" />
      <Avatar {...args} src={photo} size="xl" kind="coach" />
      <Avatar {...args} src={photo} size="xl" kind="coach" shape="square" />
    </Row>
  ),
};
export const Dark: Story = { ...Sizes, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sizes, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const OneCharacter: Story = {
  name: "人が数える一文字を出す",
  render: () => (
    <Row>
      <Avatar name="髙橋" />
      <Avatar name={"葛\u{E0100}城"} />
      <Avatar name={"か\u3099くと"} />
      <Avatar name="" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll("[data-kind]")].map((disc) => disc.textContent);
    await expect(shown).toEqual(["髙", "葛\u{E0100}", "か\u3099", ""]);
  },
};

export const PhotoGone: Story = {
  name: "操作：写真が届かなければ、一文字に戻る",
  parameters: { visual: { disable: true } },
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector("[data-kind]");
    await waitFor(() => expect(disc).toHaveTextContent("小"));
    await expect(disc?.querySelector("img")).toBeNull();
  },
};

export const PhotoComing: Story = {
  name: "操作：写真は一文字に重なるので、届くまでも、置き場所は変わらない",
  parameters: { visual: { disable: true } },
  args: { src: photo },
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector("[data-kind]");
    await expect(disc).toHaveTextContent("小");
    const picture = disc?.querySelector("img");
    await expect(picture).toHaveAttribute("loading", "lazy");
    await expect(picture).toHaveAttribute("alt", "");
    const sizeOf = (one: Element | null | undefined) => `${one?.clientWidth}×${one?.clientHeight}`;
    await expect(sizeOf(picture)).toBe(sizeOf(disc));
    await expect(picture).toHaveStyle({ padding: "1px" });
  },
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
`;
