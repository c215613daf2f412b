import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Banner } from "./Banner.tsx";

const meta = {
  id: "components-banner",
  title: "部品/バナー",
  component: Banner,
  args: { tone: "i", children: "12月3日（木）0:00〜5:00はメンテナンスのため使えません。" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "種類",
  render: () => (
    <Stack>
      <Banner tone="w">投球数が上限に近づいています。</Banner>
      <Banner tone="i">12月3日（木）0:00〜5:00はメンテナンスのため使えません。</Banner>
      <Banner tone="d">2件の入力を確認してください。</Banner>
      <Banner tone="s">3人に再通知しました。</Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByRole("alert")).toHaveTextContent("2件の入力を確認してください。");
  },
};
export const LongText: Story = {
  name: "長い文",
  args: {
    tone: "d",
    children:
      "お知らせを送信できませんでした。通信状況を確認して、もう一度お試しください。書いた文章は残っています。直らない場合は、お問い合わせからご連絡ください。",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...Tones, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Tones, name: "ハイコントラスト", globals: { contrast: "forced" } };

const Stack = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;
