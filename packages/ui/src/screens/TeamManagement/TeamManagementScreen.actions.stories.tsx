import { Failure, type TeamDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { valuesOf } from "./parts/teamValues.ts";
import { TeamManagementHarness } from "./TeamManagement.harness.tsx";
import { TeamManagementScreen, type TeamSaved } from "./TeamManagementScreen.tsx";
import { entries, team } from "./teamManagement.fixtures.ts";
import { managerPanels, saved, wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management-actions",
  title: "画面/チーム管理/操作",
  component: TeamManagementScreen,
  render: (args) => <TeamManagementHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const goal = () => box("チームの目標");
const save = () => button("変更を保存する");

export const Saves: Story = {
  name: "操作：AP-1 変えた数を言い、保存すると、そう言う",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("変えていないうちは、保存も元に戻すもできない", async () => {
      await userEvent.click(save());
      await expect(save()).toHaveAttribute("aria-disabled", "true");
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step("競技を変えると、使用球もその競技のものになる", async () => {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "競技" }), "ソフトボール");
      await expect(screen.getByRole("combobox", { name: "使用球" })).toHaveDisplayValue("ソフトボール");
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "都道府県" }), "沖縄県");
      await userEvent.clear(goal());
      await userEvent.type(goal(), " 全員で走る ");
      await expect(canvas.getByText("未保存の変更が4件あります")).toBeVisible();
    });
    await step("前後の空白を除いて、読んだときの版と一緒に渡す", async () => {
      await userEvent.click(save());
      await expect(args.onSave.mock.calls).toEqual([
        [
          {
            ...valuesOf(team),
            sport_type: "softball",
            ball: "soft",
            prefecture: 47,
            goal: "全員で走る",
            version: 3,
          },
        ],
      ]);
      await expect(await canvas.findByText("変更を保存しました")).toBeVisible();
      await expect(goal()).toHaveValue("全員で走る");
      await expect(args.onKeep).toHaveBeenLastCalledWith(null);
      await expect(save()).toHaveFocus();
    });
  },
};

export const Undoes: Story = {
  name: "操作：元に戻すと、入力も問題の文も消える",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(box("チーム名"));
    await userEvent.click(save());
    await expect(box("チーム名")).toHaveAccessibleDescription("チーム名を入力してください");
    await expect(box("チーム名")).toHaveFocus();
    await expect(args.onKeep).toHaveBeenLastCalledWith({ base: team, values: { ...valuesOf(team), name: "" } });
    await userEvent.click(button("元に戻す"));
    await expect(box("チーム名")).toHaveValue("青葉台ベースボールクラブ");
    await expect(canvas.queryByText("チーム名を入力してください")).toBeNull();
    await expect(canvas.getByText("変更はありません")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const KeptEdits: Story = {
  name: "操作：R2 読み込み直しても、書きかけは残っている",
  args: { kept: { base: team, values: { ...valuesOf(team), goal: "書きかけの目標" } } },
  play: async ({ canvas }) => {
    await expect(goal()).toHaveValue("書きかけの目標");
    await expect(canvas.getByText("未保存の変更が1件あります")).toBeVisible();
  },
};

export const Refused: Story = {
  name: "操作：保存に失敗しても、入力は残る",
  args: {
    onSave: fn(
      (_draft: TeamDraft): Promise<TeamSaved> =>
        Promise.reject(new Failure("invalid", { fields: { contact_email: "このアドレスは使えません" } })),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(box("連絡先メールアドレス"), ".jp");
    await userEvent.click(save());
    await expect(await screen.findByText("このアドレスは使えません")).toBeVisible();
    await expect(box("連絡先メールアドレス")).toHaveValue("office@aobadai-bbc.example.jp");
    await expect(box("連絡先メールアドレス")).toHaveFocus();
  },
};

const theirs = { ...team, goal: "よく眠る", league: "県リーグ", version: 4, updated_by: "片山 恵" };
/** Somebody else has saved: only edits based on that are accepted. */
const onSave = fn(
  async (draft: TeamDraft): Promise<TeamSaved> =>
    draft.version === theirs.version ? saved(draft) : { outcome: "stale", team: theirs },
);

export const StaleMerges: Story = {
  name: "操作：R4 別々の項目なら、たずねずに両方を残す",
  args: { onSave },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(box("代表者"));
    await userEvent.type(box("代表者"), "村瀬 亮");
    await userEvent.click(save());
    await expect(await canvas.findByText("変更を保存しました")).toBeVisible();
    await expect(args.onSave.mock.lastCall).toEqual([{ ...valuesOf(theirs), representative: "村瀬 亮", version: 4 }]);
    await expect(box("所属リーグ")).toHaveValue("県リーグ");
  },
};

export const StaleAsks: Story = {
  name: "操作：R4 同じ項目なら、どちらを残すかを選んで保存する",
  args: { onSave },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.clear(goal());
    await userEvent.type(goal(), "全員で走る");
    await userEvent.clear(box("所属リーグ"));
    await userEvent.click(save());
    await step("違う項目だけが、両方の内容で並ぶ", async () => {
      await expect(await screen.findByRole("dialog", { name: "片山 恵さんが先に保存しました" })).toBeVisible();
      await expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
        "県リーグいまの保存内容",
        "（空欄）あなたの入力",
        "よく眠るいまの保存内容",
        "全員で走るあなたの入力",
      ]);
    });
    await userEvent.click(screen.getByRole("radio", { name: "県リーグ" }));
    await userEvent.click(button("選んだ内容で保存する"));
    await waitFor(() =>
      expect(args.onSave.mock.lastCall).toEqual([{ ...valuesOf(theirs), goal: "全員で走る", version: 4 }]),
    );
    await expect(await canvas.findByText("変更を保存しました")).toBeVisible();
    await expect(goal()).toHaveValue("全員で走る");
  },
};

export const StaleLater: Story = {
  name: "操作：R4 あとで決めても、入力は残り、もう一度保存できる",
  args: { onSave },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(goal());
    await userEvent.type(goal(), "全員で走る");
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole("button", { name: "あとで決める" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "まだ保存していません。入力は残っています。決まったら、もう一度保存してください。",
    );
    await expect(goal()).toHaveValue("全員で走る");
    await expect(canvas.getByText("未保存の変更が1件あります")).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Leaves: Story = {
  name: "操作：保存していないときは、移る前に確かめる",
  args: { leaving: { onLeave: fn(), onStay: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole("alertdialog", { name: "保存しないで、ほかの画面へ移りますか？" }),
    ).toHaveAccessibleDescription("チーム情報に、保存していない変更があります。");
    await userEvent.click(button("この画面に残る"));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(button("変更を捨てて移る"));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
};

export const SaveBarOnMobile: Story = {
  name: "操作：スマートフォンでは、変えると保存のボタンが画面の下に残る",
  globals: { viewport: { value: "mobile" } },
  play: async ({ userEvent }) => {
    await expect(save().getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await userEvent.type(box("チーム名"), "！");
    window.scrollTo(0, 0);
    await waitFor(() => expect(save().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(save().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const [first] = entries;
export const Overwritten: Story = {
  name: "R4 ほかの保存と照らし合わせずに上書きした変更は、操作の記録にそう出る",
  args: {
    audit: {
      status: "ready",
      value: { entries: first ? [{ ...first, details: ["goal", "unversioned"] }] : [], more: false },
    },
  },
  play: async ({ canvas }) => {
    await managerPanels();
    await expect(canvas.getByText("チームの目標・ほかの保存と照らし合わせずに上書き")).toBeVisible();
  },
};
