import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { acts, answered, args, draft, hana, notes, ritsu } from "./familyNotes.fixtures.ts";
import { FamilyNoteList } from "./notes/FamilyNoteList.tsx";
import { OpenNotes, type OpenNotesProps } from "./notes/OpenNotes.tsx";

const meta = {
  id: "screens-family-notes-list",
  title: "画面/家族のページの成長ノート/一覧",
  component: OpenNotes,
  args: { page: args.page, shown: null, notes, acts, nowS: args.nowS },
  render: (props: OpenNotesProps) => (
    <Stack>
      <OpenNotes {...props} />
      <FamilyNoteList {...props} />
    </Stack>
  ),
} satisfies Meta<typeof OpenNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { viewports: ["tablet", "laptop", "desktop"] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("progressbar", { name: "答えた質問" })).toHaveAttribute("aria-valuenow", "4");
    await userEvent.click(canvas.getByRole("button", { name: "続きを書く" }));
    await expect(acts.onOpen).toHaveBeenCalledWith({ page: "note", key: "5-3" });
    await userEvent.click(canvas.getByRole("button", { name: "書く 花さんの成長ノート「試合のあと」" }));
    await expect(acts.onOpen).toHaveBeenCalledWith({ page: "note", key: "8-4" });
  },
};
export const Unsent: Story = {
  name: "送れていない下書き。読めない子",
  globals: { viewport: { value: "mobile" } },
  args: {
    notes: {
      ...notes,
      drafts: { "5-3": { ...draft, unsent: true } },
      children: {
        status: "ready",
        value: [ritsu, { ...hana, readable: false, forms: [], notes: [], goals: null }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだ送れていません。/)).toBeVisible();
    await expect(canvas.getByText("花さんのノートは、本人と指導者だけが読みます。")).toBeVisible();
  },
};
export const Empty: Story = {
  name: "0件",
  parameters: unseen,
  args: {
    notes: { ...notes, drafts: {}, children: { status: "ready", value: [{ ...hana, forms: [], notes: [] }] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("送ったノートはまだありません")).toBeVisible();
  },
};
export const Most: Story = {
  name: "操作：30件より前のノートは出ないと、最後に言う",
  parameters: unseen,
  args: {
    notes: {
      ...notes,
      drafts: {},
      children: {
        status: "ready",
        value: [
          {
            ...hana,
            notes: Array.from({ length: 30 }, (_, at) => ({ ...answered, note_id: 100 + at })),
          },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const words = "ここに出るのは、一人につき新しい30件までです。";
    for (let shown = 5; shown < 30; shown += 5) {
      await expect(canvas.queryByText(words)).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "前のノートを見る" }));
    }
    await expect(canvas.getByText(words)).toBeVisible();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { notes: { ...notes, drafts: {}, children: { status: "failed", code: "unavailable" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /もう一度|再読み込み|読み直/ }));
    await expect(acts.onRetry).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  name: "操作：返事を開いて2秒たつと、読んだと伝える",
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await expect(acts.onSeen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("新しい返事"));
    await expect(canvas.getByText(/手首が柔らかく使えていました。/)).toBeVisible();
    await expect(canvas.getByText("その調子")).toBeVisible();
    await waitFor(() => expect(acts.onSeen).toHaveBeenCalledWith(40), { timeout: 4000 });
  },
};
