import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { TeamManagementScreen } from "./TeamManagementScreen.tsx";
import { secondFactor } from "./teamManagement.fixtures.ts";
import { managerPanels, wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management-second-factor",
  title: "画面/チーム管理/操作（指導者のパスキー）",
  component: TeamManagementScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole("region", { name: "指導者のパスキー" }));
const button = (name: string) => screen.getByRole("button", { name });
const toggle = () => panel().getByRole("switch", { name: "指導者全員に、ログインでのパスキーを求める" });

export const Requires: Story = {
  name: "操作：求める前に、何人が止まるかを言う",
  play: async ({ args, userEvent }) => {
    await managerPanels();
    await expect(
      panel()
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual(["大野 直人パスキーあり", "片山 恵パスキーありパスキーを外す", "村瀬 亮パスキーなし"]);
    await userEvent.click(toggle());
    await expect(
      screen.getByRole("alertdialog", { name: "指導者全員に、パスキーを求めますか？" }),
    ).toHaveAccessibleDescription(
      "パスキーのない指導者（1人）は、次に開いたときに、追加するまでほかの操作ができません。先に伝えておいてください。",
    );
    await userEvent.click(button("求める"));
    await expect(args.onRequireSecondFactor.mock.calls).toEqual([[true]]);
  },
};

export const Drops: Story = {
  name: "操作：やめるときは、たずねない",
  args: { secondFactor: { status: "ready", value: { ...secondFactor, required: true } } },
  play: async ({ args, userEvent }) => {
    await managerPanels();
    await expect(toggle()).toBeChecked();
    await userEvent.click(toggle());
    await expect(args.onRequireSecondFactor.mock.calls).toEqual([[false]]);
  },
};

export const OwnFirst: Story = {
  name: "操作：自分のパスキーがなければ、求められない",
  args: {
    secondFactor: {
      status: "ready",
      value: { ...secondFactor, coaches: secondFactor.coaches.map((coach) => ({ ...coach, has_passkey: false })) },
    },
  },
  play: async () => {
    await managerPanels();
    await expect(toggle()).toBeDisabled();
    await expect(panel().getByText("先に、ご自分のパスキーをアカウントの画面で追加してください。")).toBeVisible();
  },
};

export const Removes: Story = {
  name: "操作：なくした人のパスキーを外す。送れなければ、理由を言う",
  args: { onRemoveSecondFactor: fn(() => Promise.reject(new Failure("unavailable", { status: 0 }))) },
  play: async ({ args, userEvent }) => {
    await managerPanels();
    await userEvent.click(button("片山 恵さんのパスキーを外す"));
    await expect(
      screen.getByRole("alertdialog", { name: "片山 恵さんのパスキーを外しますか？" }),
    ).toHaveAccessibleDescription(/^端末をなくした人のための操作です。/);
    await userEvent.click(button("外す"));
    await expect(screen.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(args.onRemoveSecondFactor.mock.calls).toEqual([[2]]);
  },
};

export const Removed: Story = {
  name: "操作：外したら、済んだことを言う（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
  play: async ({ userEvent }) => {
    await managerPanels();
    await userEvent.click(button("片山 恵さんのパスキーを外す"));
    await userEvent.click(button("外す"));
    await expect(document.activeElement).toHaveTextContent("片山 恵さんのパスキーを外しました。");
    await expectToFitWindow();
  },
};
