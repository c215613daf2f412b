import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { OpenItemsHarness } from "./OpenItems.harness.tsx";
import { OpenItemsScreen } from "./OpenItemsScreen.tsx";
import { manyMatters, openItemsArgs, withNotes } from "./openItems.fixtures.ts";

const meta = {
  id: "screens-open-items-actions",
  title: "画面/まだの人/操作",
  component: OpenItemsScreen,
  render: (args) => <OpenItemsHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: openItemsArgs,
} satisfies Meta<typeof OpenItemsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remind: Story = {
  name: "選んだ家族に、1回で知らせる",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("checkbox", { name: "野口 咲茉を選ぶ" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "長谷川 樹を選ぶ" }));
    await expect(args.onPreview).toHaveBeenLastCalledWith(1048);
    await userEvent.click(canvas.getByRole("button", { name: "3家族に知らせる" }));
    await expect(args.onRemind).toHaveBeenCalledWith([1048, 1056, 1059, 1053]);
    await expect(await canvas.findByText("4家族に送りました。")).toBeVisible();
  },
};

export const ChooseAll: Story = {
  name: "すべて外すと、知らせるボタンはなくなる",
  play: async ({ canvas, userEvent }) => {
    const every = canvas.getByRole("checkbox", { name: "知らせられる人をすべて選ぶ" });
    await expect(every).toBeChecked();
    await userEvent.click(every);
    await expect(canvas.getByText("知らせる選手を選んでください。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /家族に知らせる$/ })).toBeNull();
    await userEvent.click(every);
    await expect(canvas.getByRole("button", { name: "4家族に知らせる" })).toBeVisible();
  },
};

export const RemindOne: Story = {
  name: "一人だけに知らせる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "知らせる（坂口 律）" }));
    await expect(args.onRemind).toHaveBeenCalledWith([1048]);
  },
};

export const RemindFailed: Story = {
  name: "送れなければ、理由を言い、選んだものは残る",
  args: {
    onRemind: fn(async () => {
      throw new Failure("unavailable");
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "長谷川 樹を選ぶ" }));
    await userEvent.click(canvas.getByRole("button", { name: "3家族に知らせる" }));
    await expect(await canvas.findByText(/^サーバーにつながりませんでした。/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "3家族に知らせる" })).toBeVisible();
  },
};

export const Filter: Story = {
  name: "絞り込みと並べ方",
  play: async ({ args, canvas, userEvent }) => {
    const filters = within(canvas.getByRole("group", { name: "まだのことの絞り込み" })).getAllByRole("button");
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      "すべて 15",
      "未読 3",
      "返事 4",
      "出欠 1",
      "ノート 0",
      "記録 5",
      "測定 2",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "測定 2" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "measurement", page: 1 });
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "野野口 咲茉小3",
      "小小川 新小6",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "ことがらごと" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ by: "item", page: 1 });
  },
};

export const OpensEvent: Story = {
  name: "出欠から、その行事へ行く",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "出欠 1" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "attendance", page: 1 });
    await expect(canvas.getByRole("link", { name: "出欠 練習試合（2試合）" })).toHaveAttribute(
      "href",
      "/event-list/team/42",
    );
  },
};

export const Notes: Story = {
  name: "まだ書いていない成長ノートを、その日と締め切りとともに並べる",
  args: { open: { status: "ready", value: withNotes } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "ノート 2" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "note", page: 1 });
    await expect(canvas.getByRole("row", { name: /坂口 律/ })).toHaveTextContent("ノート 11/19 ふりかえり");
    await userEvent.click(canvas.getByRole("button", { name: "ことがらごと" }));
    const [matter] = within(canvas.getByRole("list", { name: "まだの人の一覧" })).getAllByRole("listitem");
    await expect(matter).toHaveTextContent("ノート11/19 ふりかえり締め切り 11/20 12:002人");
  },
};

export const Unreached: Story = {
  name: "届かない人：連絡先を直す、QRを渡す",
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "届け先がない 2人" }));
    await expect(panel.getByRole("link", { name: "連絡先を直す（野口 咲茉）" })).toHaveAttribute(
      "href",
      "/member-list/1062",
    );
    await userEvent.click(panel.getByRole("button", { name: "QRを渡す（桜井 伊織）" }));
    await expect(args.onLetters).toHaveBeenCalledWith([1063]);
  },
};

export const Search: Story = {
  name: "検索：名前かよみがなで探すと、知らせる相手とCSVも、その選手だけになる",
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("checkbox", { name: "長谷川 樹を選ぶ" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "さか");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "さか", page: 1 });
    await waitFor(() => expect(names()).toEqual(["坂坂口 律中2"]));
    await expect(canvas.getByText("8人中 1人")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        expect.stringMatching(
          /名前,よみがな,学年,ことがら,内容,いつから,締め切り,家族への連絡,最後に知らせた時刻\r\n坂口 律,さかぐち りつ,中2,記録,記録がない,2026-11-17,,メールが届く,2026-11-17 20:05\r\n坂口 律,さかぐち りつ,中2,出欠,練習試合（2試合）,2026-11-18,2026-11-21 18:00,メールが届く,2026-11-17 20:05\s*$/,
        ),
        "まだの人_20261120.csv",
      ),
    );
    const every = canvas.getByRole("checkbox", { name: "知らせられる人をすべて選ぶ" });
    await userEvent.click(every);
    await userEvent.click(every);
    await expect(canvas.getByRole("button", { name: "1家族に知らせる" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await waitFor(() => expect(names()).toHaveLength(8));
    // Whom the search had left out is as it was.
    await expect(canvas.getByRole("checkbox", { name: "長谷川 樹を選ぶ" })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "3家族に知らせる" })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  name: "検索：見つからなければそう言い、条件を外せる",
  args: { view: { ...openItemsArgs.view, kind: "measurement", q: "坂口" } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この名前・よみがなの、まだの人はいません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "CSVで保存する" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: null, q: "", page: 1 });
    const cards = within(await canvas.findByRole("list", { name: "まだの人の一覧" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "おがわ");
    await waitFor(() => expect(cards.getAllByRole("article")).toHaveLength(1));
    await expect(cards.getByRole("article")).toHaveTextContent("小川 新");
    await expect(canvas.getByRole("button", { name: "CSVで保存する" })).toBeVisible();
  },
};

export const Order: Story = {
  name: "並び順と表示件数は、見かたとして伝わる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^いつから/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "since", dir: "desc" }, page: 1 });
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("小川 新"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "10");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 10 });
  },
};

export const Pages: Story = {
  name: "ことがらごと：ことがらが多ければ、ページに分かれる",
  args: {
    open: { status: "ready", value: manyMatters },
    view: { ...openItemsArgs.view, by: "item", size: 10, page: 9 },
  },
  play: async ({ args, canvas, userEvent }) => {
    const matters = () =>
      Array.from(canvas.getByRole("list", { name: "まだの人の一覧" }).children, ({ textContent }) => textContent);
    await expect(matters()).toEqual([
      "返事11/19 お知らせ11締め切り 11/20 22:001人坂口 律 中21家族に知らせる",
      "返事11/19 お知らせ12締め切り 11/20 22:001人坂口 律 中21家族に知らせる",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "1ページ" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1 });
    await expect(matters()).toHaveLength(10);
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "いつから：新しい順");
    await expectFirstCards(canvas, "まだの人の一覧", ["小小川 新", "大大塚 奏太"]);
  },
};
