import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { NewPasswordField, type NewPasswordFieldProps } from "./NewPasswordField.tsx";

const meta = {
  id: "components-new-password-field",
  title: "部品/新しいパスワード",
  component: NewPasswordField,
  render: (args) => <Harness {...args} />,
  args: { name: "password", value: "", onChange: fn() },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "入力前",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("新しいパスワード")).toHaveAccessibleDescription(
      "8文字以上で、ほかのサービスと違うものにしてください。",
    );
    await expect(canvas.getByLabelText("新しいパスワード")).toHaveAttribute("autocomplete", "new-password");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const Strengths: Story = {
  name: "推測されにくさ",
  render: (args) => (
    <Stack>
      <NewPasswordField {...args} label="短い" value="nagai-7" />
      <NewPasswordField {...args} label="推測されやすい" value="20110405" />
      <NewPasswordField {...args} label="使える" value="tsuki-27" />
      <NewPasswordField {...args} label="長い" value="夏の夕方の三塁側ベンチ裏" />
    </Stack>
  ),
};
export const Refused: Story = {
  name: "断られた",
  args: { value: "password1", error: "よく使われているパスワードは使えません" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("新しいパスワード");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/^よく使われているパスワードは使えません/);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const Dark: Story = { ...Strengths, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Strengths, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Typing: Story = {
  name: "操作：S9 打つにつれて言葉が変わる",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("新しいパスワード");
    const status = canvas.getByRole("status");
    const before = status.getBoundingClientRect().height;

    await userEvent.type(box, "tsuki");
    await expect(status).toHaveTextContent("まだ8文字に足りません。");
    await expect(status.getBoundingClientRect().height).toBe(before);
    await userEvent.type(box, "-27");
    await expect(status).toHaveTextContent("使えます。12文字以上なら、さらに安心です。");
    await userEvent.type(box, "ball");
    await expect(status).toHaveTextContent("十分な長さです。");
    await userEvent.clear(box);
    await userEvent.type(box, "11112222");
    await expect(status).toHaveTextContent("推測されやすい並びです。言葉を混ぜると安心です。");
    await userEvent.clear(box);
    await expect(status).toBeEmptyDOMElement();
  },
};

export const Pastes: Story = {
  name: "操作：S9 貼り付けられ、どの文字も使える",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("新しいパスワード");
    await userEvent.click(box);
    await userEvent.paste("⚾ 夏の夕方の三塁側 ベンチ裏");
    await expect(box).toHaveValue("⚾ 夏の夕方の三塁側 ベンチ裏");
    await expect(canvas.getByRole("status")).toHaveTextContent("十分な長さです。");
  },
};

function Harness({ value: first, ...rest }: NewPasswordFieldProps) {
  const [value, setValue] = useState(first);
  return <NewPasswordField {...rest} value={value} onChange={({ target }) => setValue(target.value)} />;
}

const Stack = styled.div`
  display: grid;
  gap: ${token("sp-4")};
`;
