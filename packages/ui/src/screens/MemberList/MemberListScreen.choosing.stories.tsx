import type { Member } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MemberListHarness } from "./MemberList.harness.tsx";
import { MemberListScreen } from "./MemberListScreen.tsx";
import { members } from "./memberList.fixtures.ts";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import { thousandMembers } from "./thousandMembers.fixtures.ts";
import { defaultMemberListView } from "./view.ts";

const meta = {
  id: "screens-member-list-choosing",
  title: "画面/メンバーリスト/選んで行う",
  component: MemberListScreen,
  render: (args) => <MemberListHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("./parts/actions/MemberBulkBar.tsx"), () => import("./parts/actions/MemberConfirm.tsx")],
  args: {
    members: { status: "ready", value: members },
    sportType: "baseball",
    analyzerAvailable: true,
    isManager: true,
    view: defaultMemberListView,
    busy: new Set<number>(),
    run: null,
    current: null,
    onViewChange: fn(),
    onRetry: fn(),
    onAct: fn(async (_action: MemberAction, whom: readonly Member[]) => whom.map(({ id }) => id)),
    onStop: fn(),
    onExport: fn(),
    onOpenQr: fn(),
  },
} satisfies Meta<typeof MemberListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rowBox = (canvas: Canvas, name: string) => canvas.getByRole("checkbox", { name: `${name}を選択` });
const everyBox = (canvas: Canvas) => canvas.getByRole("checkbox", { name: "すべての行を選択" });
const bulk = async (canvas: Canvas) => within(await canvas.findByRole("group", { name: "選んだ行の操作" }));
const namesGiven = (whom: readonly Member[] | undefined) =>
  whom?.map(({ last_name, first_name }) => `${last_name} ${first_name}`);
const idOf = (name: string) => members.find((one) => `${one.last_name} ${one.first_name}` === name)?.id;

export const Chooses: Story = {
  name: "操作：選んだ人は、絞り込みとページを移っても残る",
  play: async ({ canvas, step, userEvent }) => {
    await step("一人を選ぶと、操作の列に代わる", async () => {
      await userEvent.click(rowBox(canvas, "坂口 律"));
      await expect((await bulk(canvas)).getByText("人を選択中")).toHaveTextContent("1 人を選択中");
      await expect(everyBox(canvas)).toBePartiallyChecked();
    });
    await step("次のページの人を加え、小学生に絞り込む", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
      await userEvent.click(await canvas.findByRole("checkbox", { name: "水野 葵を選択" }));
      await userEvent.click(canvas.getByRole("button", { name: "小" }));
      await waitFor(() => expect(everyBox(canvas)).not.toBeChecked());
      await expect((await bulk(canvas)).getByText("人を選択中")).toHaveTextContent("2 人を選択中");
    });
    await step("見出しのチェックは、絞り込んだ全員を選ぶ", async () => {
      await userEvent.click(everyBox(canvas));
      await expect(everyBox(canvas)).toBeChecked();
      await expect((await bulk(canvas)).getByText("人を選択中")).toHaveTextContent("13 人を選択中");
    });
    await step("選択を解除すると、人数と年度更新に戻る", async () => {
      await userEvent.click((await bulk(canvas)).getByRole("button", { name: "選択を解除" }));
      await expect(canvas.queryByRole("group", { name: "選んだ行の操作" })).toBeNull();
      await expect(canvas.getByRole("link", { name: "年度更新" })).toHaveAttribute("href", "/member-list/year-change");
    });
  },
};

export const InvitesChosen: Story = {
  name: "操作：EN-8a できる人だけに招待と承認をし、済んだ人は選択から外れる",
  args: { view: { ...defaultMemberListView, size: 25 } },
  play: async ({ args, canvas, step, userEvent }) => {
    for (const name of ["坂口 律", "水野 葵", "原田 暖", "川口 晴"]) await userEvent.click(rowBox(canvas, name));
    const bar = await bulk(canvas);

    await step("BE-6 参加を申請した人も、トレーニングの承認待ちの人も、承認する", async () => {
      await userEvent.click(bar.getByRole("button", { name: "参加を承認（2人）" }));
      const [action, whom] = args.onAct.mock.lastCall ?? [];
      await expect([action, namesGiven(whom)]).toEqual(["accept", ["川口 晴", "原田 暖"]]);
      args.onAct.mockClear();
    });
    await step("申請中と招待中の人は、招待しない", async () => {
      await userEvent.click(bar.getByRole("button", { name: "アナライザーに招待（1人）" }));
      await expect(args.onAct).toHaveBeenCalledOnce();
      const [action, whom] = args.onAct.mock.lastCall ?? [];
      await expect([action, namesGiven(whom)]).toEqual(["invite", ["水野 葵"]]);
    });
    await step("水野が選択から外れ、招待できる人はもういない", async () => {
      await waitFor(() => expect(rowBox(canvas, "水野 葵")).not.toBeChecked());
      const invite = bar.getByRole("button", { name: "アナライザーに招待" });
      await expect(invite).toHaveAccessibleDescription("選んだ中に、いま招待できる選手はいません。");
      await userEvent.click(invite);
      await expect(bar.getByRole("alert")).toHaveTextContent("選んだ中に、いま招待できる選手はいません。");
      await expect(args.onAct).toHaveBeenCalledOnce();
    });
  },
};

export const DeletesChosen: Story = {
  name: "操作：まとめての削除は、名前と数を言って確かめる",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(rowBox(canvas, "藤井 颯太"));
    await userEvent.click(rowBox(canvas, "青山 朔"));
    const bar = await bulk(canvas);

    await step("やめると何も起きない", async () => {
      await userEvent.click(bar.getByRole("button", { name: "削除" }));
      await screen.findByRole("alertdialog", { name: "青山 朔さんほか1人をチームから削除しますか？" });
      await userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step("確かめると二人が消え、選択も終わる", async () => {
      await userEvent.click(bar.getByRole("button", { name: "削除" }));
      await userEvent.click(await screen.findByRole("button", { name: "2人を削除する" }));
      await waitFor(() => expect(canvas.queryByText("青山 朔")).toBeNull());
      await expect(namesGiven(args.onAct.mock.lastCall?.[1])).toEqual(["青山 朔", "藤井 颯太"]);
      await expect(canvas.queryByRole("group", { name: "選んだ行の操作" })).toBeNull();
      await expect(canvas.getByRole("region", { name: "メンバーリスト" })).toHaveFocus();
    });
  },
};

export const CoachIsTold: Story = {
  name: "操作：D-5 コーチには、削除できない理由を言う",
  args: { isManager: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(rowBox(canvas, "藤井 颯太"));
    const bar = await bulk(canvas);
    await userEvent.click(bar.getByRole("button", { name: "削除" }));
    await expect(bar.getByRole("alert")).toHaveTextContent("メンバーを削除できるのは監督だけです。");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const Exports: Story = {
  name: "操作：絞り込んだ人、または選んだ人を CSV に書き出す",
  args: { view: { ...defaultMemberListView, grade: "h" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVに書き出す" }));
    await expect(args.onExport.mock.lastCall?.[0]).toHaveLength(5);
    await userEvent.click(rowBox(canvas, "西田 大和"));
    await userEvent.click((await bulk(canvas)).getByRole("button", { name: "CSVに書き出す" }));
    await expect(namesGiven(args.onExport.mock.lastCall?.[0])).toEqual(["西田 大和"]);
  },
};

export const Notifies: Story = {
  name: "操作：選んだ人に送るお知らせを書きはじめる。承認する前の人は、宛先に入らない",
  args: { view: { ...defaultMemberListView, size: 25 } },
  play: async ({ canvas, step, userEvent }) => {
    await step("申請した人だけでは送れず、理由を言う", async () => {
      await userEvent.click(rowBox(canvas, "川口 晴"));
      const bar = await bulk(canvas);
      await userEvent.click(bar.getByRole("button", { name: "お知らせを送る" }));
      await expect(bar.getByRole("alert")).toHaveTextContent("承認する前の選手には、まだ送れません。");
    });
    await step("ほかの人も選ぶと、その人への送信画面に行ける", async () => {
      for (const name of ["藤井 颯太", "青山 朔"]) await userEvent.click(rowBox(canvas, name));
      const link = (await bulk(canvas)).getByRole("link", { name: "お知らせを送る" });
      await expect(link).toHaveAttribute("href", `/notification?to=${[idOf("青山 朔"), idOf("藤井 颯太")].join(".")}`);
    });
  },
};

export const Running: Story = {
  name: "操作：一人ずつ招待している間は、残りをやめられる",
  args: { run: { action: "invite", done: 5, total: 12, stopping: false } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = await bulk(canvas);
    await expect(bar.getByRole("progressbar", { name: "アナライザーに招待しています" })).toHaveAttribute(
      "aria-valuetext",
      "12人のうち5人",
    );
    await userEvent.click(bar.getByRole("button", { name: "残りをやめる" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const ChoosesThousand: Story = {
  name: "操作：1000人をすべて選ぶ",
  args: { members: { status: "ready", value: thousandMembers } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(everyBox(canvas));
    const bar = await bulk(canvas);
    await expect(bar.getByText("人を選択中")).toHaveTextContent("1,000 人を選択中");
    await userEvent.click(bar.getByRole("button", { name: "CSVに書き出す" }));
    await expect(args.onExport.mock.lastCall?.[0]).toHaveLength(1000);
    await userEvent.click(everyBox(canvas));
    await expect(canvas.queryByRole("group", { name: "選んだ行の操作" })).toBeNull();
  },
};

export const ChoosesOnPhone: Story = {
  name: "操作：スマートフォンで選び、すべて選ぶ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "メンバーを追加" })).toBeVisible();
    await userEvent.click(rowBox(canvas, "小野寺 湊"));
    const bar = await bulk(canvas);
    await expect(canvas.queryByRole("link", { name: "メンバーを追加" })).toBeNull();
    await userEvent.click(bar.getByRole("button", { name: "すべて選ぶ" }));
    await expect(bar.getByText("人を選択中")).toHaveTextContent("24 人を選択中");
    await expect(bar.getByRole("button", { name: "アナライザーに招待（1人）" })).toHaveTextContent("招待（1人）");
    await expect(bar.getByRole("link", { name: "お知らせを送る" })).toHaveTextContent("お知らせ");
  },
};
