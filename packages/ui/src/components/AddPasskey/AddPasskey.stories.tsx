import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { AddPasskey, type PasskeyOutcome } from "./AddPasskey.tsx";

const meta = {
  id: "components-add-passkey",
  title: "部品/パスキーの追加",
  component: AddPasskey,
  args: {
    canAddPasskey: true,
    onAddPasskey: fn(async (): Promise<PasskeyOutcome> => "added"),
    onStart: fn(),
    onAdded: fn(),
  },
} satisfies Meta<typeof AddPasskey>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (userEvent: { click: (target: Element) => Promise<void> }) =>
  userEvent.click(screen.getByRole("button", { name: "パスキーを追加する" }));

export const Ready: Story = {
  name: "表示",
  play: async ({ args, userEvent }) => {
    await press(userEvent);
    await expect([args.onStart, args.onAdded].map((act) => act?.mock.calls.length)).toEqual([1, 1]);
  },
};
export const Refused: Story = {
  name: "端末が断った",
  args: { onAddPasskey: fn(async (): Promise<PasskeyOutcome> => "refused") },
  play: async ({ args, userEvent }) => {
    await press(userEvent);
    await expect(await screen.findByRole("alert")).toHaveTextContent(/^この端末では、パスキーを作れませんでした。/);
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: "送れなかった",
  args: { onAddPasskey: fn(() => Promise.reject(new Failure("unavailable", { status: 0 }))) },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    await press(userEvent);
    await expect(await screen.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
  },
};
export const Unsupported: Story = { name: "使えないブラウザー", args: { canAddPasskey: false } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
