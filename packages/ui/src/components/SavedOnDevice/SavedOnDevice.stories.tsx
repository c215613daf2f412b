import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { nothingOnDevice, SavedOnDevice } from "./SavedOnDevice.tsx";
import { UnsentTag } from "./UnsentTag.tsx";

const meta = {
  id: "components-saved-on-device",
  title: "部品/端末への保存",
  component: SavedOnDevice,
  args: { ...nothingOnDevice, stored: 3 },
} satisfies Meta<typeof SavedOnDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  nothingOnDevice,
  { ...nothingOnDevice, saving: 1 },
  { ...nothingOnDevice, stored: 1 },
  { ...nothingOnDevice, failed: 2 },
  { ...nothingOnDevice, stored: 12, refused: 1 },
];
const words = [
  "",
  "端末に保存しています",
  "1件を端末に保存しました（送信待ち）通信の状態を見る",
  "2件はこの端末に保存できません。送信が終わるまで、このページを閉じないでください。通信の状態を見る",
  "12件を端末に保存しました（送信待ち）1件は送れませんでした。入力した内容は残っています。通信の状態を見る",
];

export const States: Story = {
  name: "状態",
  render: () => (
    <Stack>
      {steps.map((step) => (
        <SavedOnDevice key={JSON.stringify(step)} {...step} />
      ))}
      <Cluster>
        <UnsentTag state="waiting" />
        <UnsentTag state="unsaved" />
        <UnsentTag state="refused" />
      </Cluster>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(words);
    for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("href", "/sync-status");
  },
};
export const Dark: Story = { ...States, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...States, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  ...States,
  name: "スマートフォン、文字200%",
  globals: { text: "200", viewport: { value: "mobile" } },
};

export const Speaks: Story = {
  name: "操作：入力すると、保存したことを同じ場所で読み上げる",
  parameters: { visual: { disable: true } },
  render: function Typing() {
    const [step, setStep] = useState(0);
    return (
      <Stack>
        <SavedOnDevice {...(steps[step] ?? nothingOnDevice)} />
        <Button onClick={() => setStep(step + 1)}>つぎへ</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole("status");
    for (const sentence of words) {
      await expect(line.textContent).toBe(sentence);
      await userEvent.click(canvas.getByRole("button", { name: "つぎへ" }));
    }
  },
};
