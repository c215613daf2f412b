import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { NavigateProvider } from "../Link/navigation.ts";
import { PlayerSearch, type PlayerSearchProps } from "./PlayerSearch.tsx";
import { places, players } from "./playerSearch.fixtures.ts";

const navigate = fn();

const meta = {
  id: "components-player-search-actions",
  title: "部品/選手と画面の検索（操作）",
  component: PlayerSearch,
  tags: ["!autodocs"],
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("./createSearch.ts")],
  globals: { viewport: { value: "laptop" } },
  args: {
    members: { status: "ready", value: players },
    screens: places,
    recent: [11, 999, 5],
    linkOf: ({ id }) => `/nextshot/report/${id}`,
    onOpen: fn(),
    onForgetRecent: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
        <a href="/next">次のもの</a>
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof PlayerSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const fieldOf = (canvas: Canvas) => canvas.getByRole("combobox", { name: "選手・画面を検索" });
const namesIn = (canvas: Canvas, group: string) =>
  within(canvas.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map((option) => option.querySelector("b")?.textContent);
const chosenIn = (canvas: Canvas) => canvas.getByRole("option", { selected: true });

export const WithKeys: Story = {
  name: "操作：RO-7 キーボードだけで選手を開く",
  play: async ({ args, canvas, step, userEvent }) => {
    const field = fieldOf(canvas);
    await step("Ctrl+K で来ると、最近見た選手が並ぶ。チームを離れた選手は出ない", async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await expect(await canvas.findAllByRole("option")).toHaveLength(2);
      await expect(canvas.getByRole("group", { name: "最近見た選手" })).toHaveTextContent(/増田 碧.*清水 翔太/);
      await expect(field).not.toHaveAttribute("aria-activedescendant");
    });
    await step("打つと、はじめの行が選ばれている", async () => {
      await userEvent.keyboard("ono");
      await waitFor(() => expect(namesIn(canvas, "選手")).toEqual(["大野 葵", "小野 蒼", "小野寺 湊"]));
      await expect(chosenIn(canvas)).toHaveTextContent("大野 葵");
      await expect(field).toHaveAttribute("aria-activedescendant", chosenIn(canvas).id);
      await expect(canvas.getByRole("status")).toHaveTextContent("3件見つかりました。");
    });
    await step("↓ で次へ、↑ ははじめの行から終わりへ回る", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(chosenIn(canvas)).toHaveTextContent("小野 蒼");
      await userEvent.keyboard("{ArrowUp}{ArrowUp}");
      await expect(chosenIn(canvas)).toHaveTextContent("小野寺 湊");
      await expect(field).toHaveFocus();
    });
    await step("Enter で開き、欄は空に戻る", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate).toHaveBeenCalledWith("/nextshot/report/1");
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith({ kind: "player", member: players[0] });
      await expect(field).toHaveValue("");
      await expect(field).not.toHaveFocus();
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
  },
};

export const Escapes: Story = {
  name: "操作：RO-7 Esc は閉じて離れ、文字は残る。Tab でも閉じる",
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await userEvent.keyboard("ono");
    await expect(await canvas.findByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("ono");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveAttribute("aria-expanded", "false");

    await userEvent.keyboard("{Meta>}k{/Meta}");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "次のもの" })).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const WithMouse: Story = {
  name: "操作：マウスで画面を開く",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    await userEvent.keyboard("めいぼ");
    const option = await canvas.findByRole("option", { name: "メンバーリスト" });
    await expect(option).toHaveAttribute("href", "/member-list");
    await userEvent.click(option);
    await expect(navigate).toHaveBeenCalledWith("/member-list");
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: "screen", href: "/member-list", label: "メンバーリスト" });
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const WithTouch: Story = {
  name: "操作：指で押しても、先に閉じない",
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: fieldOf(canvas) });
    const option = await canvas.findByRole("option", { name: /清水 翔太/ });
    await userEvent.pointer({ keys: "[TouchA]", target: option });
    await expect(navigate).toHaveBeenCalledWith("/nextshot/report/5");
  },
};

export const WaitsForComposition: Story = {
  name: "操作：変換を決める Enter では開かない",
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await userEvent.keyboard("ono");
    await expect(await canvas.findAllByRole("option")).toHaveLength(3);
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole("listbox")).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: "操作：見つからないときは、次に試すことを言う。Enter では何も起きない",
  args: { recent: [] },
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await expect(canvas.getByRole("status")).toHaveTextContent("漢字、かな、ローマ字で探せます。");
    await userEvent.keyboard("りょうしりきがく");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("「りょうしりきがく」に合う選手も画面もありません。"),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("姓だけ、名だけ、ひらがなでもお試しください。");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const WhileLoading: Story = {
  name: "操作：選手を読み込んでいる間も、画面は探せる",
  args: { members: { status: "loading" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    await expect(canvas.getByRole("status")).toHaveTextContent("選手を読み込んでいます。");
    await userEvent.keyboard("めんばー");
    await expect(await canvas.findByRole("option", { name: "メンバーリスト" })).toBeVisible();
  },
};

export const Retries: Story = {
  name: "操作：選手を読み込めなければ、キーボードでやり直せる",
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    await expect(canvas.getByRole("status")).toHaveTextContent("選手を読み込めませんでした。画面だけを探しています。");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "再読み込みする" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forgets: Story = {
  name: "操作：最近見た選手の履歴を消す",
  render: (args) => <Forgetful {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    await userEvent.click(canvas.getByRole("button", { name: "履歴を消す" }));
    await expect(args.onForgetRecent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("漢字、かな、ローマ字で探せます。");
    await expect(fieldOf(canvas)).toHaveFocus();
  },
};

function Forgetful(args: PlayerSearchProps) {
  const [recent, setRecent] = useState(args.recent);
  const handleForget = () => {
    args.onForgetRecent();
    setRecent([]);
  };
  return <PlayerSearch {...args} recent={recent} onForgetRecent={handleForget} />;
}
