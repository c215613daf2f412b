import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import {
  longNamedReportPlayer,
  manyReportPlayers,
  reportPlayers,
} from "../../components/PlayerSearch/reportPlayers.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { PlayerReportsScreen } from "./PlayerReportsScreen.tsx";
import { defaultPlayerReportsView } from "./view.ts";

const meta = {
  id: "screens-player-reports",
  title: "画面/選手別レポート",
  component: PlayerReportsScreen,
  render: withHeldView(PlayerReportsScreen),
  parameters: { layout: "fullscreen" },
  args: {
    players: { status: "ready", value: reportPlayers },
    today: "2026-04-05",
    view: defaultPlayerReportsView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PlayerReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const namesIn = (canvas: Canvas) =>
  canvas.getAllByRole("rowheader").map((cell) => cell.querySelector("b")?.textContent);

export const Ready: Story = {
  name: "表示",
};
export const Columns: Story = {
  name: "五十音順に、打球と球速の最高・球数・最後に測った日",
  parameters: noPicture,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "選手別レポート" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "選手",
      "打球速度の最高（km/h）",
      "球速の最高（km/h）",
      "球数",
      "最後の測定日",
    ]);
    await expect(namesIn(canvas).slice(0, 3)).toEqual(["大野 葵", "小野 蒼", "小野寺 湊"]);
    await expect(table.getByRole("row", { name: /小野寺 湊/ })).toHaveTextContent(
      "137.6ティー・軟式129.8軟式412球2026/4/4",
    );
    await expect(table.getByRole("link", { name: /小野寺 湊/ })).toHaveAttribute(
      "href",
      "/nextshot/report/1/batting/summary",
    );
  },
};
export const Few: Story = {
  name: "少ない：2人、ひとりだけ3球測った",
  args: {
    players: {
      status: "ready",
      value: reportPlayers
        .filter(({ id }) => id === 1 || id === 3)
        .map((row) => (row.id === 1 ? { ...row, pitch_speed: null, balls: 3 } : row)),
    },
  },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toEqual(["小野 蒼", "小野寺 湊"]);
    await expect(canvas.getByRole("row", { name: /小野 蒼/ })).toHaveTextContent(/–記録なし–記録なし0球–記録なし$/);
    await expect(canvas.getByRole("row", { name: /小野寺 湊/ })).toHaveTextContent(
      /137\.6ティー・軟式–記録なし3球2026\/4\/4$/,
    );
  },
};
export const Empty: Story = {
  name: "0件",
  args: { players: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
    await expect(canvas.queryByRole("button", { name: "CSVで保存する" })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中", args: { players: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { players: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  name: "長い名前",
  args: { players: { status: "ready", value: [longNamedReportPlayer, ...reportPlayers] } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };

export const Narrows: Story = {
  name: "操作：名前と学年で絞り込み、条件をすべて外せる",
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "おのでら");
    await waitFor(() => expect(namesIn(canvas)).toEqual(["小野寺 湊"]));
    await userEvent.click(canvas.getByRole("button", { name: "中" }));
    await expect(canvas.getByText("条件に合う選手はいません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "CSVで保存する" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(namesIn(canvas)).toHaveLength(10);
  },
};

export const Sorts: Story = {
  name: "操作：速い順に並べ、測っていない選手は後ろ",
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /打球速度の最高/ }));
    await waitFor(() => expect(namesIn(canvas).slice(0, 2)).toEqual(["千葉 健一", "小野寺 湊"]));
    await expect(canvas.getAllByRole("row").at(-1)).toHaveTextContent("記録なし");
  },
};

export const Jumps: Story = {
  name: "操作：よみがなの行で、ほかのページの選手へ移る",
  args: { players: { status: "ready", value: manyReportPlayers } },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "や行" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /結城 凛0/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "あ行" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /大野 葵0/ })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "ら行" })).toBeDisabled();
  },
};

export const Exports: Story = {
  name: "操作：絞り込んだ選手のすべての数字を CSV にする",
  args: { view: { ...defaultPlayerReportsView, q: "おの" }, onExport: fn() },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF選手,よみがな,学年,打球速度の最高（km/h）,打球の測りかた,球速の最高（km/h）,球速の測りかた,球数,最後の測定日",
        "大野 葵,おおの あおい,中1,96.4,ティー・軟式,,,38,2026-03-21",
        "小野 蒼,おの あおい,小5,,,,,0,",
        "小野寺 湊,おのでら みなと,高2,137.6,ティー・軟式,129.8,軟式,412,2026-04-04",
      ].join("\r\n"),
      "選手別レポート_20260405.csv",
    );
  },
};

export const ExportsEveryPage: Story = {
  name: "操作：CSV は、見えているページではなくすべての選手",
  args: { players: { status: "ready", value: manyReportPlayers }, onExport: fn() },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(namesIn(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        expect.stringMatching(/大野 葵0,[\s\S]*結城 凛9,/),
        "選手別レポート_20260405.csv",
      ),
    );
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "球速の最高（km/h）：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "pitched", dir: "desc" }, page: 1 });
    await expectFirstCards(canvas, "選手別レポート", ["千千葉 健一", "小小野寺 湊"]);
  },
};
