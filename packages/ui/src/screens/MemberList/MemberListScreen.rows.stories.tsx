import type { Member } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { MemberListHarness } from "./MemberList.harness.tsx";
import { MemberListScreen } from "./MemberListScreen.tsx";
import { members } from "./memberList.fixtures.ts";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import { defaultMemberListView } from "./view.ts";

const meta = {
  id: "screens-member-list-rows",
  title: "画面/メンバーリスト/一人ずつ行う",
  component: MemberListScreen,
  render: (args) => <MemberListHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  loaders: [() => import("./parts/actions/MemberMenu.tsx"), () => import("./parts/actions/MemberConfirm.tsx")],
  args: {
    members: { status: "ready", value: members },
    sportType: "baseball",
    analyzerAvailable: true,
    isManager: true,
    view: { ...defaultMemberListView, size: 25 },
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

const moreOf = (name: string) => ({ name: `${name}のその他の操作` });
const given = ([action, whom]: [MemberAction, readonly Member[]] | []) => [action, whom?.map(({ id }) => id)];

export const Photos: Story = {
  name: "写真のある選手だけに、写真が出る",
  args: {
    photos: drawnPhotos,
    members: {
      status: "ready",
      value: members.map((member) => (member.id === 8 ? { ...member, photo: 12 } : member)),
    },
  },
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
  play: async ({ canvas, canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll("[data-kind] img")];
    await expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([`${drawnPhotos}12`]);
    await expect(canvas.getByRole("link", { name: /^増田 碧/ })).toContainElement(pictures[0] as HTMLElement);
  },
};

export const RowButtons: Story = {
  name: "操作：EN-8a 行のボタンは、待っていることひとつだけ",
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas
      .getAllByRole("row")
      .map((row) => row.querySelector('[data-part="act"]')?.getAttribute("aria-label"))
      .filter((label) => label !== undefined);
    await expect(buttons).toEqual([
      "招待を取り消す（坂口 律）",
      "承認する（原田 暖）",
      "招待する（水野 葵）",
      "確認する（川口 晴）",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "承認する（原田 暖）" }));
    await expect(given(args.onAct.mock.lastCall ?? [])).toEqual(["accept", [10]]);
    await expect(canvas.getByRole("link", { name: "確認する（川口 晴）" })).toHaveAttribute("href", "/member-list/19");
    await expect(canvas.getByRole("link", { name: /^増田 碧/ })).toHaveAttribute("href", "/member-list/8");
  },
};

export const OpensMenu: Story = {
  name: "操作：メニューにはいまできることが並び、できないことは理由を言う",
  play: async ({ args, canvas, step, userEvent }) => {
    const more = canvas.getByRole("button", moreOf("原田 暖"));
    const entries = async (name: string) => {
      const menu = within(await screen.findByRole("menu", moreOf(name)));
      return menu.getAllByRole("menuitem").map((item) => item.textContent);
    };

    await step("キーで開くと、はじめの項目にいる", async () => {
      more.focus();
      await userEvent.keyboard("{Enter}");
      await expect(await entries("原田 暖")).toEqual([
        "選手別レポート",
        "成長ノート",
        "参加を承認する",
        "連携を解除する",
        "利用を停止する承認してから停止できます",
        "編集する",
        "退団にする",
        "チームから削除する",
      ]);
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "選手別レポート" })).toHaveFocus());
      await expect(screen.getByRole("menuitem", { name: "選手別レポート" })).toHaveAttribute(
        "href",
        "/nextshot/report/10",
      );
      await expect(screen.getByRole("menuitem", { name: "編集する" })).toHaveAttribute(
        "href",
        "/member-list/10?edit=1",
      );
    });
    await step("Esc でボタンへ戻る", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step("ほかの行のメニューに移る", async () => {
      await userEvent.click(canvas.getByRole("button", moreOf("川口 晴")));
      await expect(await entries("川口 晴")).toEqual(["申請を確認する", "参加を承認する", "編集する"]);
    });
  },
};

export const StopsAfterAsking: Story = {
  name: "操作：利用の停止と連携の解除は、確かめてから",
  play: async ({ args, canvas, step, userEvent }) => {
    const more = canvas.getByRole("button", moreOf("増田 碧"));

    await step("やめると、何も起きずボタンへ戻る", async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole("menuitem", { name: "連携を解除する" }));
      await screen.findByRole("alertdialog", { name: "増田 碧さんのアナライザーの連携を解除しますか？" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(more).toHaveFocus());
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step("確かめると、一度だけ届く", async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole("menuitem", { name: "利用を停止する" }));
      await screen.findByRole("alertdialog", { name: "増田 碧さんのトレーニングの利用を停止しますか？" });
      await userEvent.dblClick(screen.getByRole("button", { name: "利用を停止する" }));
      await expect(args.onAct).toHaveBeenCalledOnce();
      await expect(given(args.onAct.mock.lastCall ?? [])).toEqual(["stop", [8]]);
    });
  },
};

export const DeletesOne: Story = {
  name: "操作：一人の削除はすぐに届き、フォーカスは一覧に残る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", moreOf("増田 碧")));
    await userEvent.click(await screen.findByRole("menuitem", { name: "チームから削除する" }));
    await waitFor(() => expect(given(args.onAct.mock.lastCall ?? [])).toEqual(["delete", [8]]));
    await waitFor(() => expect(canvas.queryByText("増田 碧")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("region", { name: "メンバーリスト" })).toHaveFocus());
  },
};

export const CoachIsTold: Story = {
  name: "操作：D-5 コーチのメニューでは、退団と削除に理由が付く",
  args: { isManager: false, analyzerAvailable: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", moreOf("増田 碧")));
    const menu = within(await screen.findByRole("menu", moreOf("増田 碧")));
    await expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "成長ノート",
      "利用を停止する",
      "編集する",
      "退団にする監督だけが操作できます",
      "チームから削除する監督だけが操作できます",
    ]);
    await userEvent.click(menu.getByRole("menuitem", { name: "チームから削除する" }));
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const SheetOnPhone: Story = {
  name: "操作：スマートフォンでは、メニューが下から出る",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", moreOf("原田 暖")));
    const sheet = await screen.findByRole("dialog", moreOf("原田 暖"));
    await expect(sheet).toHaveTextContent("中1アナライザー 利用中");
    await expect(within(sheet).getAllByRole("menuitem")).toHaveLength(8);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const FiltersByStatus: Story = {
  name: "操作：状況で絞り込む",
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "状況" });
    await userEvent.selectOptions(select, "トレーニング：承認待ち");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ status: "training-awaiting_approval", page: 1 });
    await waitFor(() =>
      expect(canvas.getAllByRole("rowheader").map((header) => header.querySelector("b")?.textContent)).toEqual([
        "原田 暖",
        "川口 晴",
      ]),
    );
    await expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent("24人中 2人");
    await userEvent.selectOptions(select, "参加申請中");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
  },
};

export const PartDidNotArrive: Story = {
  name: "操作：R3 メニューが届かなければ閉じたままで、もう一度押せる",
  args: { loadPart: async () => null },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", moreOf("増田 碧"));
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(more).toHaveFocus();
  },
};
