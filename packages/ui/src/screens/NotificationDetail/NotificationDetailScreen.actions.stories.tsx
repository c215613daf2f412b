import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { NotificationDetailHarness } from "./NotificationDetail.harness.tsx";
import { NotificationDetailScreen } from "./NotificationDetailScreen.tsx";
import { detailArgs, loadNoticeParts, notice, reminded, unsent } from "./noticeDetail.fixtures.ts";

const meta = {
  id: "screens-notification-detail-actions",
  title: "画面/お知らせの詳細/操作",
  component: NotificationDetailScreen,
  render: (args) => <NotificationDetailHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: detailArgs,
  beforeEach: loadNoticeParts,
} satisfies Meta<typeof NotificationDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  name: "絞り込み：未読と、届かない人",
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "未読 5" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ filter: "unread", page: 1 });
    await expect(names()).toEqual([
      "長長谷川 樹高3",
      "藤藤井 颯太中3",
      "宮宮本 悠人小5",
      "野野口 咲茉小3",
      "桜桜井 伊織小2",
    ]);
    await expect(canvas.getByRole("row", { name: /藤井 颯太/ })).toHaveTextContent("訂正は未読");
    await userEvent.click(canvas.getByRole("button", { name: "届かない 2" }));
    await expect(names()).toEqual(["野野口 咲茉小3", "桜桜井 伊織小2"]);
    await userEvent.click(canvas.getByRole("button", { name: "CSV" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        expect.stringContaining("\r\n野口 咲茉,小3,"),
        "土曜の練習は13時開始に変更します.csv",
      ),
    );
  },
};

export const Search: Story = {
  name: "検索：名前かよみがなで探し、CSVはその選手だけ",
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const search = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    await userEvent.type(search, "ふじい");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "ふじい", page: 1 });
    await waitFor(() => expect(names()).toEqual(["藤藤井 颯太中3"]));
    await expect(canvas.getByText("24人中 1人")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "未読 5" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "CSV" }));
    const onlyFujii = expect.stringMatching(/^[^\n]+\n藤井 颯太,中3,[^\n]+\n?$/);
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith(onlyFujii, `${notice.title}.csv`));
  },
};

export const NobodyFound: Story = {
  name: "検索：見つからなければそう言い、条件を外せる",
  args: { view: { ...detailArgs.view, filter: "unread", q: "おのでら" } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("あてはまる選手はいません")).toBeVisible();
    await expect(canvas.getByText("この名前・よみがなの選手は、この絞り込みの中にいません。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "CSV" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ filter: "all", q: "", page: 1 });
    const cards = within(await canvas.findByRole("list", { name: "選手ごとの既読と返事" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "小野寺");
    await waitFor(() => expect(cards.getAllByRole("article")).toHaveLength(1));
    await expect(cards.getByRole("article")).toHaveTextContent("小野寺 湊");
  },
};

export const Remind: Story = {
  name: "催促：一度に、または一人に。送った数を言う",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "4家族に催促する" }));
    await expect(args.onRemind).toHaveBeenCalledWith([1044, 1045, 1055, 1056]);
    const done = await canvas.findByText(
      "3家族に送りました。2家族は、今日すでに送っています。2家族は、届け先がありません。",
    );
    await expect(done).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "催促する（長谷川 樹）" }));
    await expect(args.onRemind).toHaveBeenLastCalledWith([1044]);
  },
};

export const RemindAtNight: Story = {
  name: "夜の催促は、朝に送ると言う",
  args: { onRemind: fn(async () => ({ ...reminded, leaves_at: "2026-11-20T22:00:00Z", already: 0, unreached: 0 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "4家族に催促する" }));
    await expect(await canvas.findByText("3家族に、11/21 7:00 に送ります。")).toBeVisible();
  },
};

export const RemindFailed: Story = {
  name: "催促を送れなければ、理由を言う",
  args: {
    onRemind: fn(async () => {
      throw new Failure("unavailable");
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "4家族に催促する" }));
    await expect(await canvas.findByText(/^サーバーにつながりませんでした。/)).toBeVisible();
  },
};

export const Unreached: Story = {
  name: "届かない人：連絡先を直す、もう一度送る、QRを渡す",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "連絡先を直す（野口 咲茉）" })).toHaveAttribute(
      "href",
      "/member-list/1062",
    );
    const failed = within(canvas.getByRole("region", { name: "届かなかったアドレス" }));
    await expect(failed.getByText("noguchi.home@mail.example")).toBeVisible();
    await expect(failed.getByText("アドレスが見つかりません。")).toBeVisible();
    await userEvent.click(failed.getByRole("button", { name: "もう一度送る（野口 咲茉）" }));
    await expect(args.onResend).toHaveBeenCalledWith([1062]);
    await userEvent.click(canvas.getByRole("button", { name: "QRを渡す（桜井 伊織）" }));
    await expect(args.onLetters).toHaveBeenCalledWith([1063]);
  },
};

export const Correct: Story = {
  name: "訂正：変わるところを見せてから送る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "訂正を書く" }));
    const dialog = within(await screen.findByRole("dialog", { name: "訂正を書く" }));
    await expect(dialog.getByText("まだ何も変えていません。")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "訂正を送る" }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    const title = dialog.getByRole("textbox", { name: /^件名/ });
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole("button", { name: "訂正を送る" }));
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(title, "土曜の練習は14時開始に変更します");
    await expect(dialog.getByText("13時", { selector: "del" })).toBeVisible();
    await expect(dialog.getByText("14時", { selector: "ins" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "訂正を送る" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onCorrect).toHaveBeenCalledWith({ title: "土曜の練習は14時開始に変更します", body: notice.body });
    await expect(args.onCorrectionChange).toHaveBeenLastCalledWith({
      title: "土曜の練習は14時開始に変更します",
      body: notice.body,
    });
  },
};

export const CorrectRefused: Story = {
  name: "訂正を断られても、書いたものは残る",
  args: {
    onCorrect: fn(async () => {
      throw new Failure("invalid", { fields: { body: "本文は1000文字までです" } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "訂正を書く" }));
    const dialog = within(await screen.findByRole("dialog", { name: "訂正を書く" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^本文/ }), "以上");
    await userEvent.click(dialog.getByRole("button", { name: "訂正を送る" }));
    await expect(await dialog.findByText("本文は1000文字までです")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^本文/ })).toHaveValue(`${notice.body}以上`);
  },
};

export const Cancel: Story = {
  name: "予約を取り消す",
  args: {
    notice: { status: "ready", value: { ...unsent, state: "scheduled", leaves_at: "2026-11-20T22:00:00Z" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("11月21日（土） 7:00 に、全員（24人）へ送ります。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "予約を取り消す" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "予約を取り消して、下書きに戻しますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "予約を取り消す" }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};

export const SidePanelsMissing: Story = {
  ...withoutParts(1),
  name: "操作：表の横の区画が届かなければ、その場で読み直す",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "選手ごとの既読と返事" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "再読み込みする" }));
    await expect(await canvas.findByRole("region", { name: "送信の記録" })).toBeVisible();
  },
};

export const UnsentMissing: Story = {
  ...withoutParts(1),
  name: "操作：下書きの画面が届かなければ、その場で読み直す",
  args: { notice: { status: "ready", value: { ...unsent, state: "draft", leaves_at: null } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "再読み込みする" }));
    await expect(await canvas.findByRole("link", { name: "続きを書く" })).toBeVisible();
  },
};

export const CorrectDialogMissing: Story = {
  ...withoutParts(2),
  name: "操作：訂正の紙が届かなければ、もう一度押して開ける",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "訂正を書く" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "訂正を書く" }));
    await expect(await screen.findByRole("dialog", { name: "訂正を書く" })).toBeVisible();
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "返事：まだの人が後");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "open", dir: "desc" }, page: 1 });
    await expectFirstCards(canvas, "選手ごとの既読と返事", ["小小野寺 湊高2", "三三浦 陽翔高2"]);
  },
};

export const HeadAboveRows: Story = {
  name: "表：パネルの隣で横に動く幅でも、見出しは行に重ならない",
  decorators: [
    (Story) => (
      <div style={{ width: 1100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole("columnheader");
    const [first] = canvas.getAllByRole("rowheader");
    const place = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect(place(head).bottom).toBeGreaterThan(0);
    await expect(place(head).bottom).toBeLessThanOrEqual(place(first).top + 1);
  },
};
