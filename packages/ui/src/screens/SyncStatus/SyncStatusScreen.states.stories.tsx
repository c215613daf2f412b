import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SyncStatusScreen } from "./SyncStatusScreen.tsx";
import { elsewhere, mixed, syncStatusArgs } from "./syncStatus.fixtures.ts";

const meta = {
  id: "screens-sync-status-states",
  title: "画面/通信の状態/状態",
  component: SyncStatusScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: syncStatusArgs,
} satisfies Meta<typeof SyncStatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (value: typeof mixed) => ({ status: "ready", value }) as const;
const unsaved = mixed.slice(0, 3).map((entry) => ({ ...entry, state: { status: "unsaved" } }) as const);

export const Sending: Story = {
  name: "送信中",
  args: {
    online: true,
    busy: true,
    entries: ready(
      mixed.slice(0, 6).map((entry, index) => (index < 2 ? { ...entry, state: { status: "sending" } } : entry)),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("つながっています。6件を送っています。");
    const send = canvas.getByRole("button", { name: "いま6件を送る" });
    await expect(send).toHaveAttribute("aria-busy", "true");
    await userEvent.click(send);
    await expect(args.onSendNow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("測定の入力"));
    const rows = within(canvas.getByRole("region", { name: "送信待ち" })).getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "50m走 8.21秒佐藤 一さん・冬の測定会・19:41 に入力送信中",
      "50m走 8.40秒菊地 直輝さん・冬の測定会・19:43 に入力送信中",
      "遠投 41.2m増田 碧さん・冬の測定会・19:45 に入力送信待ち",
    ]);
  },
};

export const OnlineWaiting: Story = {
  name: "つながっているのに、送れていないもの",
  args: { online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("つながっています。9件がまだ送れていません。");
  },
};

export const OtherTeam: Story = {
  name: "別のチームの入力、30日より前の入力",
  args: { entries: ready([...mixed, ...elsewhere]) },
  play: async ({ canvas, userEvent }) => {
    const waiting = within(canvas.getByRole("region", { name: "送信待ち" }));
    await expect(waiting.getAllByRole("group").at(-1)).toHaveTextContent(
      "青葉台ソフトボール（別のチーム）そのチームを開くと送ります・9/26 10:05〜11/18 16:202件",
    );
    await expect(
      waiting.getByText(
        "30日より前の入力が1件あります。期限で消えることはありません。早めに送るか、CSVに書き出してください。",
      ),
    ).toBeVisible();
    await expect(waiting.getByRole("button", { name: "いま6件を送る" })).toBeVisible();
    await userEvent.click(waiting.getByText("青葉台ソフトボール（別のチーム）"));
    await expect(waiting.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "50m走 9.02秒林 芽衣さん・秋の測定会・9/26 10:05 に入力送信待ち",
      "投球数 60球林 芽衣さん・11/18 16:20 に入力送信待ち",
    ]);
  },
};

export const StorageFull: Story = {
  name: "保存領域がいっぱい",
  args: { storage: "full", entries: ready(unsaved) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "保存領域がいっぱいで、端末に保存できません。このタブを閉じると、保存できていない入力は消えます。写真や動画を減らして端末の空きを増やすか、CSVに書き出してください。",
    );
    await userEvent.click(canvas.getByText("測定の入力"));
    await expect(canvas.getAllByText("端末に保存できていません")).toHaveLength(3);
  },
};

export const PrivateWindow: Story = {
  name: "プライベートウィンドウ",
  args: { storage: "blocked", persisted: "unsupported", usedBytes: null, entries: ready(unsaved) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "プライベートウィンドウか、保存を止めた設定のため、端末に保存できません。このタブを閉じると入力は消えます。ふつうのウィンドウで開くか、このまま送ってください。",
    );
    await expect(canvas.queryByText("使っている容量")).toBeNull();
  },
};

export const NewerDatabase: Story = {
  name: "端末の記録のほうが新しい版",
  args: { storage: "newer", entries: ready(unsaved) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "この端末の記録は、新しい版の球跡で作られています。この画面を読み込み直すと、新しい版で開きます。残っている入力は消していません。",
    );
  },
};

export const PersistRefused: Story = {
  name: "保存の許可がない：ホーム画面に追加すると、消えにくい",
  args: { persisted: "refused" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("保存の許可がありません。").parentElement).toHaveTextContent(
      "保存の許可がありません。端末の空きが少なくなると、送信待ちの入力が消えることがあります。ホーム画面に追加して、そこから開くと、消えにくくなります。",
    );
    await expect(canvas.queryByRole("button", { name: "保存を許可する" })).toBeNull();
  },
};

export const InstalledRefused: Story = {
  name: "ホーム画面から開いていれば、追加はすすめない",
  args: { persisted: "refused", installed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("保存の許可がありません。")).toBeVisible();
    await expect(canvas.queryByText(/ホーム画面に追加/)).toBeNull();
  },
};
