import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "./Avatar.tsx";

const meta = {
  id: "components-avatar",
  title: "部品/目印の一文字",
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
    </Row>
  ),
};
export const Dark: Story = { ...Sizes, name: "暗い画面", globals: { theme: "dark" } };

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

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
`;
