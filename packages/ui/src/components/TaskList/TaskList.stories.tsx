import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { type Task, TaskList } from "./TaskList.tsx";

const call = fn();

const tasks: readonly Task[] = [
  {
    id: "approval",
    count: 2,
    title: "参加の承認待ち",
    sub: "原田 暖さん、長谷川 ひまり子さん",
    tone: "warn",
    action: (
      <ButtonLink href="/member-list?state=applied" size="s">
        承認する
      </ButtonLink>
    ),
  },
  {
    id: "missing",
    count: 1204,
    title: "3日以上 記録がない選手",
    sub: "野口 咲茉さん ほか1,203人",
    tone: "warn",
    action: (
      <Button size="s" onClick={call}>
        声をかける
      </Button>
    ),
  },
  {
    id: "load",
    count: 3,
    title: "投球数に注意が必要な選手",
    sub: "藤井 颯太さんが上限を超過",
    tone: "danger",
    action: (
      <ButtonLink href="/pitch-guard" size="s" variant="danger">
        確認する
      </ButtonLink>
    ),
  },
  {
    id: "notes",
    count: 4,
    title: "未返信の成長ノート",
    sub: "いちばん古いノートは2日前",
    action: (
      <ButtonLink href="/note" size="s">
        返信する
      </ButtonLink>
    ),
  },
  { id: "invited", count: 0, title: "アナライザーの招待中", action: null },
];
const done = tasks.map((task) => ({ ...task, count: 0 }));

const meta = {
  id: "components-task-list",
  title: "部品/タスクリスト",
  component: TaskList,
  args: { tasks },
  render: (args) => (
    <Stack gap="l">
      <Panel title="対応が必要なこと" caption="今日 19:40 時点" flush>
        <TaskList {...args} />
      </Panel>
      <Panel title="すべて済んだとき" flush>
        <TaskList tasks={done} />
      </Panel>
    </Stack>
  ),
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const OneActionEach: Story = {
  name: "操作：0の行は出ず、どの行にも行動が一つある",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const rows = within(canvas.getByRole("region", { name: "対応が必要なこと" })).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent)).toEqual([
      "2参加の承認待ち原田 暖さん、長谷川 ひまり子さん承認する",
      "1,2043日以上 記録がない選手野口 咲茉さん ほか1,203人声をかける",
      "3投球数に注意が必要な選手藤井 颯太さんが上限を超過確認する",
      "4未返信の成長ノートいちばん古いノートは2日前返信する",
    ]);
    await expect(canvas.getByRole("link", { name: "確認する" })).toHaveAttribute("href", "/pitch-guard");
    await userEvent.click(canvas.getByRole("button", { name: "声をかける" }));
    await expect(call).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("region", { name: "すべて済んだとき" })).toHaveTextContent(
      "対応が必要なことはありません",
    );
  },
};
