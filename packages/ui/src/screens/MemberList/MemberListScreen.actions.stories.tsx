import type { Member } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MemberListHarness } from "./MemberList.harness.tsx";
import { MemberListScreen } from "./MemberListScreen.tsx";
import { members } from "./memberList.fixtures.ts";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import { defaultMemberListView } from "./view.ts";

const meta = {
  id: "screens-member-list-actions",
  title: "画面/メンバーリスト/操作",
  component: MemberListScreen,
  render: (args) => <MemberListHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
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

/** Names of the rows from the top, as a screen reader reads them. */
const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole("rowheader")
    .map((header) => header.querySelector("b")?.textContent);

export const Searches: Story = {
  name: "操作：漢字・かな・カタカナで探す",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    const search = async (words: string, found: string[], count: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, words);
      await waitFor(() => expect(namesIn(canvasElement)).toEqual(found));
      await expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent(count);
    };

    await step("漢字", () => search("樹", ["長谷川 樹", "渡部 樹"], "24人中 2人"));
    await step("姓と名をつなげた漢字", () => search("長谷川樹", ["長谷川 樹"], "24人中 1人"));
    await step("かな", () => search("さとう", ["佐藤 柚", "佐藤 一颯"], "24人中 2人"));
    await step("全角の空白が入ったカタカナ", () => search("サトウ　ユズ", ["佐藤 柚"], "24人中 1人"));
    await step("半角カタカナ", () => search("ﾊｾｶﾞﾜ", ["長谷川 樹"], "24人中 1人"));
    await step("だれにも合わない", () => search("ぴ", [], "24人中 0人"));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "ぴ", page: 1 });
  },
};

export const Filters: Story = {
  name: "操作：学年と性別で絞り込む",
  args: { view: { ...defaultMemberListView, page: 3 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const grade = within(canvas.getByRole("group", { name: "学年" }));
    await userEvent.click(grade.getByRole("button", { name: "中" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", page: 1 });
    await expect(grade.getByRole("button", { name: "中" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent("24人中 8人"));

    const gender = within(canvas.getByRole("group", { name: "性別" }));
    await userEvent.click(gender.getByRole("button", { name: "女" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ gender: "F", page: 1 });
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(["松岡 凛", "増田 碧", "水野 葵"]));

    await userEvent.click(grade.getByRole("button", { name: "すべて" }));
    await userEvent.click(gender.getByRole("button", { name: "すべて" }));
    await waitFor(() => expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent("24人"));
  },
};

export const Sorts: Story = {
  name: "操作：見出しで並べ替える",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const header = (name: string) => canvas.getByRole("columnheader", { name });
    const first = (...names: string[]) =>
      waitFor(() => expect(namesIn(canvasElement).slice(0, names.length)).toEqual(names));

    await step("初めは学年の高い順。同じ学年は五十音順", async () => {
      await expect(header("学年")).toHaveAttribute("aria-sort", "descending");
      await first("長谷川 樹", "小野寺 湊", "三浦 陽翔", "石井 悠真", "西田 大和");
    });
    await step("もう一度押すと低い順", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "学年" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "grade", dir: "asc" }, page: 1 });
      await first("安藤 空", "髙田 結", "渡部 樹");
      await expect(header("学年")).toHaveAttribute("aria-sort", "ascending");
    });
    await step("氏名は五十音順から", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "氏名" }));
      await first("青山 朔", "安藤 空", "石井 悠真", "今井 蓮", "岩崎 瑛太");
      await expect(header("氏名")).toHaveAttribute("aria-sort", "ascending");
      await expect(header("学年")).not.toHaveAttribute("aria-sort");
    });
    await step("身長のない選手は、どちらの向きでも最後", async () => {
      for (const dir of ["desc", "asc"] as const) {
        await userEvent.click(canvas.getByRole("button", { name: "身長" }));
        await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "height", dir }, page: 1 });
        await userEvent.click(canvas.getByRole("button", { name: "3ページ" }));
        await waitFor(() => expect(namesIn(canvasElement).at(-1)).toBe("川口 晴"));
      }
    });
  },
};

export const Pages: Story = {
  name: "操作：ページと表示件数",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const pages = within(canvas.getByRole("navigation", { name: "ページ" }));

    await step("次のページ", async () => {
      await userEvent.click(pages.getByRole("button", { name: "次のページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
      await expect(await canvas.findByText("11–20")).toBeVisible();
      await waitFor(() => expect(pages.getByRole("button", { current: "page" })).toHaveTextContent("2"));
    });
    await step("最後のページより先へは進まない", async () => {
      await userEvent.click(pages.getByRole("button", { name: "3ページ" }));
      await expect(await canvas.findByText("21–24")).toBeVisible();
      await expect(namesIn(canvasElement)).toHaveLength(4);
      await userEvent.click(pages.getByRole("button", { name: "次のページ" }));
      await expect(args.onViewChange).toHaveBeenCalledTimes(2);
    });
    await step("表示件数を変えると1ページ目から", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "25");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25 });
      await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(24));
      await expect(canvas.queryByRole("navigation", { name: "ページ" })).toBeNull();
    });
  },
};

export const MobileSheet: Story = {
  name: "操作：スマートフォンで絞り込む",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "絞り込み" });
    await userEvent.click(open);
    const sheet = within(await screen.findByRole("dialog", { name: "絞り込みと並び順" }));

    await step("選ぶとすぐに効き、ボタンが人数を言う", async () => {
      await userEvent.click(sheet.getByRole("button", { name: "小" }));
      await userEvent.selectOptions(sheet.getByRole("combobox", { name: "並び順" }), "身長の高い順");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "height", dir: "desc" }, page: 1 });
      await userEvent.click(await sheet.findByRole("button", { name: "11人を表示する" }));
    });
    await step("閉じると、条件の数と条件の言葉が残る", async () => {
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toHaveFocus();
      await expect(canvas.getByText("学年：小・身長の高い順")).toBeVisible();
      const cards = within(canvas.getByRole("list", { name: "メンバーリスト" })).getAllByRole("article");
      await expect(cards[0]).toHaveTextContent("小川 新");
    });
    await step("条件をクリアし、Esc で閉じる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "絞り込み 1件の条件" }));
      await userEvent.click(await screen.findByRole("button", { name: "条件をクリア" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        grade: null,
        gender: null,
        status: null,
        page: 1,
      });
      screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};
