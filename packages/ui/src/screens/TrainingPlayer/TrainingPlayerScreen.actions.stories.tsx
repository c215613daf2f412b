import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { TrainingPlayerHarness } from "./TrainingPlayer.harness.tsx";
import { TrainingPlayerScreen } from "./TrainingPlayerScreen.tsx";
import { player } from "./trainingPlayer.fixtures.ts";
import { trainingPlayerArgs } from "./trainingPlayerArgs.fixtures.ts";

const meta = {
  id: "screens-training-player-actions",
  title: "画面/実施記録（操作）",
  component: TrainingPlayerScreen,
  render: (args) => <TrainingPlayerHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { ...trainingPlayerArgs, next: undefined },
} satisfies Meta<typeof TrainingPlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  name: "操作：日を選ぶと、その日の記録と痛みとメモになる",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("はじめは最後に記録した日", async () => {
      await expect(canvas.getByRole("heading", { name: "11月20日（金）" })).toBeVisible();
    });
    await step("痛みのあった日", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11月18日（水） 打撃、投球、55分、痛み3" }));
      await expect(args.onSelect).toHaveBeenCalledWith("2026-11-18");
      const day = within(canvas.getByRole("region", { name: "11月18日（水）" }));
      await expect(day.getByText("55分・負荷 310")).toBeVisible();
      await expect(day.getAllByRole("listitem")[0]).toHaveTextContent("投ブルペン投球・きつさ 628球35分");
      await expect(day.getByRole("region", { name: "右ひじの痛み 3／10" })).toHaveTextContent("11/15は2でした。");
      await expect(day.getByText(/^30球近く投げて/)).toBeVisible();
    });
    await step("記録のない日", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11月17日（火） 記録なし" }));
      await expect(canvas.getByText("この日の記録はありません。")).toBeVisible();
    });
    await step("前の選手へ行ける", async () => {
      await expect(canvas.getByRole("link", { name: "前の選手：西田 大和" })).toHaveAttribute(
        "href",
        "/training-report/209",
      );
      await expect(canvas.queryByRole("link", { name: /^次の選手/ })).toBeNull();
    });
  },
};

export const Comments: Story = {
  name: "操作：コメントとスタンプを送り、自分のものだけ消す",
  args: { day: "2026-11-18" },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "コメントを書く" });
    const send = canvas.getByRole("button", { name: "コメントする" });
    await step("何もなければ送らない", async () => {
      await userEvent.click(send);
      await expect(canvas.getByText("コメントを入力するか、スタンプを選んでください")).toBeVisible();
      await waitFor(() => expect(box).toHaveFocus());
      await expect(args.onComment).not.toHaveBeenCalled();
    });
    await step("前後の空白を除いて渡し、空に戻る", async () => {
      await userEvent.type(box, " 無理をしないで。 ");
      await userEvent.click(canvas.getByRole("button", { name: "休もう" }));
      await userEvent.click(send);
      await expect(args.onComment).toHaveBeenCalledOnce();
      await expect(args.onComment).toHaveBeenCalledWith({
        date: "2026-11-18",
        stamp: "rest",
        text: "無理をしないで。",
      });
      await expect(box).toHaveValue("");
      await expect(canvas.getByRole("button", { name: "休もう" })).toHaveAttribute("aria-pressed", "false");
    });
    await step("スタンプだけでも送れる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "見たよ" }));
      await userEvent.click(send);
      await expect(args.onComment).toHaveBeenLastCalledWith({ date: "2026-11-18", stamp: "seen", text: "" });
    });
    await step("消せるのは自分のものだけ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "コメントを削除" }));
      await expect(args.onRemove).toHaveBeenCalledWith(player.comments[1]);
    });
  },
};

export const Refused: Story = {
  name: "操作：届かなくても書いたものは消えない（R2）",
  args: {
    day: "2026-11-18",
    drafts: { "2026-11-18": { stamp: "talk", text: "土曜に話そう。" } },
    onComment: fn(() => Promise.reject(new Failure("unavailable"))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.getByRole("textbox", { name: "コメントを書く" })).toHaveValue("土曜に話そう。");
    await expect(canvas.getByRole("button", { name: "話そう" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const DraftsByDay: Story = {
  name: "操作：書きかけは日ごとに残る・コメントへ直接来られる",
  args: { day: "2026-11-18", toComment: true },
  play: async ({ canvas, userEvent }) => {
    const box = () => canvas.getByRole("textbox", { name: "コメントを書く" });
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.type(box(), "水曜のこと");
    await userEvent.click(canvas.getByRole("button", { name: /^11月19日/ }));
    await expect(box()).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: /^11月18日/ }));
    await expect(box()).toHaveValue("水曜のこと");
  },
};

export const Arrives: Story = {
  name: "操作：日へのリンクで来ると、その日の見出しが見え、フォーカスが移る",
  args: { day: "2026-11-18", dayVisit: "link" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "11月18日（水）" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().top).toBeLessThan(60);
    await expect(canvas.getByRole("link", { name: "11月18日（水）の記録" })).toHaveAttribute(
      "href",
      "/training-report/210?day=2026-11-18#day",
    );
    await expect(canvas.getByRole("link", { name: /^投球（7日）/ })).toHaveAttribute(
      "href",
      "/dashboard/pitch-guard?player=210",
    );
  },
};

export const Phone: Story = {
  name: "操作：スマートフォンで前後の日とコメント欄へ",
  args: { day: "2026-11-19" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "次の日" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("2026-11-20");
    await expect(canvas.getByRole("button", { name: "次の日" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "前の日" }));
    await expect(canvas.getByRole("heading", { name: "11月19日（木）" })).toBeVisible();
    const [shortcut] = canvas.getAllByRole("button", { name: "コメントする" }).reverse();
    if (!shortcut) throw new Error("no shortcut");
    await userEvent.click(shortcut);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "コメントを書く" })).toHaveFocus());
  },
};

export const Afternoon: Story = {
  name: "今日を実施に数え始める前でも、1日あたりの時間は、今日の練習も1日に数える",
  args: {
    player: {
      status: "ready",
      value: { ...player, practised: { ...player.practised, month: { days: 16, expected: 19 } } },
    },
  },
  play: async ({ canvas }) => {
    // 660 minutes on seventeen days.
    await expect(canvas.getByText("1日あたり 39分")).toBeVisible();
  },
};
