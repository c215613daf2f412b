import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { OfflineBar } from "./OfflineBar.tsx";

/** 2026-11-20 19:40 in Tokyo. */
const evening = 1_795_171_200;

const meta = {
  id: "components-offline-bar",
  title: "部品/オフラインバー",
  component: OfflineBar,
  args: {
    connection: { status: "offline", shownAtS: evening, isOfToday: true, waiting: 3 },
    href: "/sync-status",
    onResend: fn(),
  },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const unsent = [
  { id: "a", label: "長谷川 ひまり子・50m走 7.4秒", reason: "片山さんが先に7.5秒を保存しています。" },
  { id: "b", label: "増田 碧・遠投 41.2m", reason: "通信状況を確認してください。" },
];

export const States: Story = {
  name: "状態",
  render: (args) => (
    <Stack>
      <OfflineBar {...args} />
      <OfflineBar {...args} connection={{ status: "offline", shownAtS: evening, isOfToday: true, waiting: 0 }} />
      <OfflineBar {...args} connection={{ status: "offline", shownAtS: evening, isOfToday: false, waiting: 0 }} />
      <OfflineBar {...args} connection={{ status: "sending", sent: 2, total: 3 }} />
      <OfflineBar {...args} connection={{ status: "waiting", waiting: 3, refused: 0 }} />
      <OfflineBar {...args} connection={{ status: "waiting", waiting: 3, refused: 2 }} />
      <OfflineBar {...args} connection={{ status: "failed", entries: unsent }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole("status").map((state) => state.textContent);
    await expect(states).toEqual([
      "オフラインです。表示は 19:40 時点の記録です。3件が送信待ちです。",
      "オフラインです。表示は 19:40 時点の記録です。",
      "オフラインです。表示は 11月20日 19:40 時点の記録です。",
      "つながりました。3件のうち2件を送信しました。残りを送っています。",
      "3件が送信待ちです。入力した内容はこの端末に残っています。",
      "3件が送信待ちです。2件を送信できませんでした。入力した内容はこの端末に残っています。",
    ]);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "2件を送信できませんでした。入力した内容はこの端末に残っています。",
    );
  },
};
export const Dark: Story = { ...States, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...States, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...States, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };

export const Resends: Story = {
  name: "操作：送れなかったものを、ひとつずつ再送する",
  args: { connection: { status: "failed", entries: unsent } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "増田 碧・遠投 41.2mを再送する" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onResend).toHaveBeenCalledWith("b");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onResend).toHaveBeenLastCalledWith("a");
  },
};

const navigate = fn();

export const LeadsToStatus: Story = {
  name: "操作：どこを押しても、通信の状態へ",
  parameters: { visual: { disable: true } },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  args: { connection: { status: "failed", entries: unsent } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole("link", { name: "通信の状態" });
    await expect(link).toHaveAttribute("href", "/sync-status");
    const sentence = canvas.getByRole("alert").getBoundingClientRect();
    await expect(document.elementFromPoint(sentence.left + 1, sentence.top + 1)).toBe(link);
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith("/sync-status");
    await userEvent.click(canvas.getByRole("button", { name: "増田 碧・遠投 41.2mを再送する" }));
    await expect(args.onResend).toHaveBeenCalledWith("b");
    await expect(navigate).toHaveBeenCalledOnce();
  },
};
