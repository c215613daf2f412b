import { Failure, type YearChangeDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { YearChangeHarness } from "./YearChange.harness.tsx";
import { YearChangeScreen } from "./YearChangeScreen.tsx";
import { done, haradaId, hasegawaId, nowS, planned, roster, thousand } from "./yearChange.fixtures.ts";

const meta = {
  id: "screens-year-change-actions",
  title: "画面/年度更新/操作",
  component: YearChangeScreen,
  render: (args) => <YearChangeHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("../../components/Menu/MenuSurface.tsx")],
  args: {
    year: { status: "ready", value: planned },
    members: { status: "ready", value: roster },
    isManager: true,
    nowS,
    choices: {},
    onChoose: fn(),
    onRun: fn(async (_draft: YearChangeDraft) => {}),
    onUndo: fn(async () => {}),
    onRetry: fn(),
  },
} satisfies Meta<typeof YearChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const menuOf = async (name: string) => within(await screen.findByRole("menu", { name: `${name}の年度更新` }));
const figures = () =>
  [...screen.getByRole("region", { name: "更新すると" }).querySelectorAll("dl > div")].map(
    ({ textContent }) => textContent,
  );

const steps = () =>
  [...document.querySelectorAll<HTMLElement>("ol[aria-label=年度更新の手順] > li")].map(
    ({ dataset, textContent }) => `${dataset.state} ${textContent}`,
  );

export const ChoosesByKey: Story = {
  name: "操作：キーボードで行き先を選ぶ。札は動かず、フォーカスも札に戻る",
  play: async ({ args, step, userEvent }) => {
    await step("退団にする", async () => {
      button("原田 暖 中1→中2").focus();
      await userEvent.keyboard("{Enter}");
      const menu = await menuOf("原田 暖");
      await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
        "中2に上げるいまの選択",
        "学年を変えない",
        "退団にする",
      ]);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await waitFor(() => expect(button("原田 暖 退団")).toHaveFocus());
      await expect(args.onChoose).toHaveBeenLastCalledWith({ [haradaId]: "leave" });
      await expect(figures()).toEqual(["学年が上がる22", "卒業1", "退団1"]);
    });
    await step("ふつうの行き先に戻すと、選択は残らない", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await menuOf("原田 暖");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(button("原田 暖 中1→中2")).toHaveFocus());
      await expect(args.onChoose).toHaveBeenLastCalledWith({});
    });
  },
};

export const Graduates: Story = {
  name: "操作：小6と中3は、学年が上がるのがふつうで、卒業も選べる",
  play: async ({ userEvent }) => {
    for (const [name, step, grade] of [
      ["小川 新", "小6→中1", "中1"],
      ["岡田 蒼", "中3→高1", "高1"],
    ] as const) {
      await userEvent.click(button(`${name} ${step}`));
      const menu = await menuOf(name);
      await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
        `${grade}に上げるいまの選択`,
        "卒業にする",
        "学年を変えない",
        "退団にする",
      ]);
      await userEvent.click(menu.getByRole("menuitem", { name: "卒業にする" }));
      await expect(await screen.findByRole("button", { name: `${name} 卒業` })).toBeVisible();
    }
    await expect(figures()).toEqual(["学年が上がる21", "卒業3", "退団0"]);
  },
};

export const SeniorStays: Story = {
  name: "操作：高3は卒業か、学年を変えないか、退団か。上がる先はない",
  play: async ({ userEvent }) => {
    await userEvent.click(button("長谷川 樹 卒業"));
    const menu = await menuOf("長谷川 樹");
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "卒業にするいまの選択",
      "学年を変えない",
      "退団にする",
    ]);
    await userEvent.click(menu.getByRole("menuitem", { name: "学年を変えない" }));
    await expect(await screen.findByRole("button", { name: "長谷川 樹 学年を変えない" })).toBeVisible();
    await expect(figures()).toEqual(["学年が上がる23", "卒業0", "退団0", "学年を変えない1"]);
    await expect(screen.queryByRole("checkbox")).toBeNull();
    await expect(steps()).toEqual(["now 予定を確かめる", "next 実行"]);
    await userEvent.click(button("23人の学年を上げる"));
    await expect(steps()).toEqual(["done 予定を確かめる（済み）", "now 実行"]);
    await userEvent.click(button("キャンセル"));
    await expect(steps()).toEqual(["now 予定を確かめる", "next 実行"]);
  },
};

export const MustCheck: Story = {
  name: "操作：卒業と退団を確かめるまで進まない。人が変わったら、もう一度",
  play: async ({ args, step, userEvent }) => {
    const check = (count: number) => screen.getByRole("checkbox", { name: `卒業と退団の${count}人を確かめました` });
    await step("印がなければ、そこへ移って言う", async () => {
      await userEvent.click(button("23人の学年を上げる"));
      await expect(screen.queryByRole("alertdialog")).toBeNull();
      await expect(check(1)).toHaveFocus();
      await expect(check(1)).toBeInvalid();
      await expect(check(1)).toHaveAccessibleDescription("卒業と退団の1人を確かめて、印を付けてください");
      await expect(steps()).toEqual(["done 予定を確かめる（済み）", "now 卒業と退団", "next 実行"]);
    });
    await step("印を付ければ、手順は実行に進む", async () => {
      await userEvent.keyboard(" ");
      await expect(check(1)).toBeValid();
      await expect(steps()).toEqual(["done 予定を確かめる（済み）", "done 卒業と退団（済み）", "now 実行"]);
    });
    await step("ほかの人を退団にしたら、印は外れる", async () => {
      await userEvent.click(button("水野 葵 中1→中2"));
      await userEvent.click((await menuOf("水野 葵")).getByRole("menuitem", { name: "退団にする" }));
      await waitFor(() => expect(check(2)).not.toBeChecked());
      await expect(steps()).toEqual(["now 予定を確かめる", "next 卒業と退団", "next 実行"]);
      await expect(args.onRun).not.toHaveBeenCalled();
    });
  },
};

export const Runs: Story = {
  name: "操作：年度と人数を確かめて実行し、済んだら取り消せる",
  args: { choices: { [haradaId]: "leave" } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("実行の前に、人数と、取り消せることを言う", async () => {
      await userEvent.click(canvas.getByRole("checkbox"));
      await userEvent.click(button("22人の学年を上げる"));
      await expect(screen.getByRole("alertdialog", { name: "2027年度に更新しますか？" })).toHaveAccessibleDescription(
        "学年が上がる 22・卒業 1・退団 1 実行すると、4月1日を待たずに、すぐに変わります。新年度から変えるときは、新年度になってから実行してください。取り消せるのは、実行してから10日間です。",
      );
      await expect(button("キャンセル")).toHaveFocus();
    });
    await step("全員を、いまの学年とともに一度ずつ渡す", async () => {
      const dialog = within(screen.getByRole("alertdialog"));
      await userEvent.dblClick(dialog.getByRole("button", { name: "22人の学年を上げる" }));
      await expect(args.onRun).toHaveBeenCalledOnce();
      const [draft] = args.onRun.mock.calls[0] ?? [];
      await expect(draft?.to_year).toBe(2027);
      await expect(draft?.moves.map(({ member_id }) => member_id)).toEqual(roster.map(({ id }) => id));
      await expect(draft?.moves.filter(({ move }) => move !== "up")).toEqual([
        { member_id: 1, from: "h3", move: "graduate" },
        { member_id: haradaId, from: "j1", move: "leave" },
      ]);
    });
    await step("済んだことが読まれる", async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: "2027年度に更新しました" })).toHaveFocus());
    });
    await step("取り消すと、予定に戻る", async () => {
      await userEvent.click(button("更新を取り消す"));
      const dialog = within(screen.getByRole("alertdialog", { name: "2027年度への更新を取り消しますか？" }));
      await userEvent.click(dialog.getByRole("button", { name: "更新を取り消す" }));
      await expect(args.onUndo.mock.calls).toEqual([[4]]);
      await waitFor(() => expect(document.activeElement).toHaveTextContent("2027年度への更新を取り消しました。"));
      await expect(button("原田 暖 退団")).toBeVisible();
    });
  },
};

const rosterChanged =
  "確かめている間に、メンバーや学年が変わりました。いまの一覧を確かめてから、もう一度更新してください。";

const pressRun: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("checkbox"));
  await userEvent.click(button("22人の学年を上げる"));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "22人の学年を上げる" }));
};

export const RosterChanged: Story = {
  name: "操作：R4 その間にメンバーが変わったら、理由を言って予定に戻る。選択は残る",
  args: {
    choices: { [haradaId]: "leave" },
    onRun: fn(async (_draft: YearChangeDraft) => Promise.reject(new Failure("conflict", { message: rosterChanged }))),
  },
  play: async (context) => {
    await pressRun(context);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("alert")).toHaveTextContent(rosterChanged);
    await expect(screen.getByRole("alert")).toHaveFocus();
    await expect(button("原田 暖 退団")).toBeVisible();
  },
};

export const Offline: Story = {
  name: "操作：届かなかったら、紙は開いたままで、もう一度押せる",
  args: {
    choices: { [haradaId]: "leave" },
    onRun: fn(async (_draft: YearChangeDraft) => Promise.reject(new Failure("unavailable", { status: 0 }))),
  },
  play: async (context) => {
    await pressRun(context);
    const dialog = within(screen.getByRole("alertdialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await context.userEvent.click(dialog.getByRole("button", { name: "22人の学年を上げる" }));
    await expect(context.args.onRun).toHaveBeenCalledTimes(2);
    await context.userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンでは、札から下の紙、実行はいつも下の帯",
  globals: { viewport: { value: "mobile" } },
  args: { members: { status: "ready", value: thousand } },
  play: async ({ step, userEvent }) => {
    await step("実行のボタンは一つだけで、はじめから見えている", async () => {
      const { top, bottom } = (
        await screen.findByRole("button", { name: "917人の学年を上げる" })
      ).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan(window.innerHeight);
    });
    await step("札を押すと、だれのことかを言う紙が出る", async () => {
      await userEvent.click(button("選手 7番 中1→中2"));
      const sheet = within(await screen.findByRole("dialog", { name: "選手 7番の年度更新" }));
      await userEvent.click(await sheet.findByRole("menuitem", { name: "退団にする" }));
      await waitFor(() => expect(button("選手 7番 退団")).toHaveFocus());
      await expect(button("916人の学年を上げる")).toBeVisible();
    });
  },
};

export const TooLateToUndo: Story = {
  name: "操作：前の更新は、10日を過ぎたら理由を言って取り消せない",
  play: async ({ canvas, userEvent }) => {
    const last = within(canvas.getByRole("region", { name: "前の年度更新" }));
    await expect(last.getByText("19人・卒業 3・大野 直人")).toBeVisible();
    const undo = last.getByRole("button", { name: "取り消す" });
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toHaveAccessibleDescription("取り消せるのは、実行してから10日間です。");
    await userEvent.click(undo);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const GoesOn: Story = {
  name: "操作：更新した後、次の年度の予定に進んでも、前の更新を取り消せる",
  args: { year: { status: "ready", value: { ...done, next_year: 2028 } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("2028年度の予定を見る"));
    await expect(screen.getByText("2027年度 → 2028年度")).toBeVisible();
    await userEvent.click(button("取り消す"));
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "更新を取り消す" }));
    await expect(args.onUndo.mock.calls).toEqual([[4]]);
  },
};

export const NewGradeIds: Story = {
  name: "操作：新しい年度になってから入力された学年は、上げも卒業にもせず、わけを言う。選べば上げられる",
  args: { year: { status: "ready", value: { ...planned, in_new_grade: [hasegawaId, haradaId] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(figures()).toEqual(["学年が上がる22", "卒業0", "退団0", "学年を変えない2"]);
    await expect(canvas.getByText(/^2027年度になってから学年を入力した2人は、学年を変えません。/)).toBeVisible();
    await userEvent.click(button(/^原田 暖/));
    await userEvent.click((await menuOf("原田 暖")).getByRole("menuitem", { name: /^中2に上げる/ }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith({ [haradaId]: "up" }));
    await expect(figures()).toEqual(["学年が上がる23", "卒業0", "退団0", "学年を変えない1"]);
  },
};
