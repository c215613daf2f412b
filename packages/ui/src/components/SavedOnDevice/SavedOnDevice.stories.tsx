import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { SavedOnDevice } from "./SavedOnDevice.tsx";

const meta = {
  id: "components-saved-on-device",
  title: "部品/端末への保存",
  component: SavedOnDevice,
  args: { state: "saved" },
} satisfies Meta<typeof SavedOnDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: "状態",
  render: () => (
    <Stack>
      <SavedOnDevice state={null} />
      <SavedOnDevice state="saving" />
      <SavedOnDevice state="saved" />
      <SavedOnDevice state="failed" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "",
      "端末に保存しています",
      "端末に保存しました",
      "この端末には保存できません",
    ]);
  },
};
export const Dark: Story = { ...States, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...States, name: "ハイコントラスト", globals: { contrast: "forced" } };

const states = [null, "saving", "saved", "failed"] as const;

export const Speaks: Story = {
  name: "操作：入力すると、保存したことを同じ場所で読み上げる",
  parameters: { visual: { disable: true } },
  render: function Typing() {
    const [step, setStep] = useState(0);
    return (
      <Stack>
        <SavedOnDevice state={states[step] ?? null} />
        <Button onClick={() => setStep(step + 1)}>つぎへ</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole("status");
    await expect(line).toHaveTextContent(/^$/);
    for (const words of ["端末に保存しています", "端末に保存しました", "この端末には保存できません"]) {
      await userEvent.click(canvas.getByRole("button", { name: "つぎへ" }));
      await expect(line).toHaveTextContent(new RegExp(`^${words}$`));
    }
  },
};
