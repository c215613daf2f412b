import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { NavigateProvider } from "../../components/Link/navigation.ts";
import { places, player, players } from "../../components/PlayerSearch/playerSearch.fixtures.ts";
import { reportPlayers } from "../../components/PlayerSearch/reportPlayers.fixtures.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const navigate = fn();

const meta = {
  id: "screens-search-actions",
  title: "画面/選手検索/操作",
  component: SearchScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: {
    members: { status: "ready", value: players },
    screens: places,
    recent: [11, 999, 5],
    linkOf: ({ id }) => `/nextshot/report/${id}`,
    onForgetRecent: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const listOf = (canvas: Canvas) => canvas.getByRole("list", { name: "選手" });
const linksIn = (canvas: Canvas, list: string) => within(canvas.getByRole("list", { name: list })).getAllByRole("link");
const namesIn = (canvas: Canvas) => linksIn(canvas, "選手").map((link) => link.querySelector("b")?.textContent);

export const Opens: Story = {
  name: "操作：RO-3 開くと打てて、ローマ字で見つけた選手のレポートへ進む",
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    await step("はじめから欄にいて、五十音順に並んでいる", async () => {
      await expect(field).toHaveFocus();
      await expect(namesIn(canvas).slice(0, 4)).toEqual(["大野 葵", "小野 蒼", "小野寺 湊", "坂口 律"]);
      await expect(canvas.getByRole("status")).toHaveTextContent("12人・五十音順");
    });
    await step("打つと、合う選手だけになる", async () => {
      await userEvent.keyboard("ohno");
      await waitFor(() => expect(namesIn(canvas)).toEqual(["大野 葵", "小野 蒼", "小野寺 湊"]));
      await expect(canvas.getByText("3件見つかりました。")).toBeInTheDocument();
      await expect(canvas.queryByRole("group", { name: "五十音で移動" })).toBeNull();
    });
    await step("Enter は欄を離れるだけ。押すと開く", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(field).not.toHaveFocus();
      await expect(navigate).not.toHaveBeenCalled();
      await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("link", { name: /大野 葵/ }) });
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate).toHaveBeenCalledWith("/nextshot/report/2");
    });
  },
};

export const FindsScreens: Story = {
  name: "操作：画面も見つかる。見つからなければ、次に試すことを言う",
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("めいぼ");
    await waitFor(() => expect(linksIn(canvas, "画面")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "メンバーリスト" })).toHaveAttribute("href", "/member-list");
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await userEvent.keyboard("量子力学");
    await waitFor(() =>
      expect(canvas.getByText("「量子力学」に合う選手も画面もありません。").closest("[role=status]")).toHaveTextContent(
        "姓だけ、名だけ、ひらがなでもお試しください。",
      ),
    );
  },
};

export const Jumps: Story = {
  name: "操作：よみがなの行で移り、学年で絞り込む",
  play: async ({ canvas, step, userEvent }) => {
    const rows = within(canvas.getByRole("group", { name: "五十音で移動" }));
    await step("だれもいない行は押せない", async () => {
      await expect(rows.getByRole("button", { name: "ら行" })).toBeDisabled();
    });
    await step("行の、いちばん前の選手に移る。並びは変わらない", async () => {
      await userEvent.click(rows.getByRole("button", { name: "は行" }));
      await waitFor(() => expect(within(listOf(canvas)).getByRole("link", { name: /服部 新/ })).toHaveFocus());
      await userEvent.click(rows.getByRole("button", { name: "あ行" }));
      await waitFor(() => expect(within(listOf(canvas)).getByRole("link", { name: /大野 葵/ })).toHaveFocus());
      await expect(namesIn(canvas)).toHaveLength(12);
    });
    await step("学年で絞ると、その学年のいる行だけが押せる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "高" }));
      await expect(namesIn(canvas)).toEqual(["小野寺 湊", "神保 蓮", "千葉 健一", "三浦 陽翔"]);
      await expect(canvas.getByRole("status")).toHaveTextContent("12人中 4人・五十音順");
      await expect(rows.getByRole("button", { name: "は行" })).toBeDisabled();
    });
  },
};

export const NoneOfGrade: Story = {
  name: "操作：その学年の選手がいなければ、条件を外せる",
  args: { members: { status: "ready", value: players.filter(({ grade }) => !grade.startsWith("h")) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "高" }));
    await expect(canvas.getByText("条件に合う選手はいません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(canvas.getByRole("button", { name: "すべて" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const ShowsBests: Story = {
  name: "行に、打球と球速の最高。測っていない選手には出ない",
  args: { bests: reportPlayers },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(listOf(canvas)).getByRole("link", { name });
    await expect(row(/小野寺 湊/)).toHaveAccessibleName(/打球の最高137.6 km\/h、球速の最高129.8 km\/h/);
    await expect(row(/大野 葵/)).toHaveTextContent("打球／球速96.4 / –");
    await expect(row(/結城 凛/)).not.toHaveTextContent("打球");
  },
};

export const JumpsFar: Story = {
  name: "操作：51人目からの選手にも、よみがなの行で移れる",
  args: {
    members: {
      status: "ready",
      value: [
        ...Array.from({ length: 120 }, (_, id) => player(id + 1, `佐藤 樹${id + 1}`, "さとう いつき")),
        player(200, "渡部 空", "わたべ そら"),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "わ行" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /渡部 空/ })).toHaveFocus());
    await expect(linksIn(canvas, "選手")).toHaveLength(121);
  },
};

export const Recent: Story = {
  name: "操作：最近見た選手を開く、履歴を消す。チームを離れた選手は出ない",
  play: async ({ args, canvas, userEvent }) => {
    const recent = within(canvas.getByRole("region", { name: "最近見た選手" }));
    await expect(recent.getAllByRole("link").map((link) => link.textContent)).toEqual(["増増田 碧", "清清水 翔太"]);
    await userEvent.click(recent.getByRole("link", { name: "増田 碧" }));
    await expect(navigate).toHaveBeenCalledWith("/nextshot/report/11");
    await userEvent.click(recent.getByRole("button", { name: "履歴を消す" }));
    await expect(args.onForgetRecent).toHaveBeenCalledOnce();
  },
};

export const ShowsMore: Story = {
  name: "操作：51人目からは、押すと出る",
  args: {
    members: {
      status: "ready",
      value: Array.from({ length: 120 }, (_, id) => player(id + 1, `佐藤 樹${id + 1}`, "さとう いつき")),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(linksIn(canvas, "選手")).toHaveLength(50);
    await userEvent.click(canvas.getByRole("button", { name: "続きを表示する（あと70人）" }));
    await expect(linksIn(canvas, "選手")).toHaveLength(100);
    await userEvent.click(canvas.getByRole("button", { name: "続きを表示する（あと20人）" }));
    await expect(linksIn(canvas, "選手")).toHaveLength(120);
    await expect(canvas.queryByRole("button", { name: /続きを表示する/ })).toBeNull();
  },
};
