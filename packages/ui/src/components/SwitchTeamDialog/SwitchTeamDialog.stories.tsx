import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { longTeams, manyTeams, twoTeams } from "./ownTeams.fixtures.ts";
import { SwitchTeamDialog } from "./SwitchTeamDialog.tsx";

const meta = {
  id: "components-switch-team-dialog",
  title: "部品/チームの切り替え",
  component: SwitchTeamDialog,
  tags: ["!autodocs"],
  args: { teams: { status: "ready", value: twoTeams }, onChoose: fn(async () => {}), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof SwitchTeamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: "2チーム" };
export const Many: Story = {
  name: "12チーム・スマートフォン",
  args: { teams: { status: "ready", value: manyTeams } },
  globals: { viewport: { value: "mobile" } },
};
export const LongNames: Story = {
  name: "長い名前",
  args: { teams: { status: "ready", value: longTeams } },
  globals: { viewport: { value: "mobile" } },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { teams: { status: "loading" } },
  parameters: { visual: { disable: true } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { teams: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const kohoku = { name: "港北ソフトボールスポーツ少年団 ソフトボール・コーチ" };

export const WithKeys: Story = {
  name: "操作：キーボードだけで選ぶ。いまのチームは選べない",
  play: async ({ args, userEvent }) => {
    const current = screen.getByRole("button", { current: true });
    await expect(current).toHaveAccessibleName("青葉台ベースボールクラブ 野球・監督 いま開いています");
    await expect(current).toBeDisabled();
    screen.getByRole("button", kohoku).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  name: "操作：外されたチームは開けず、理由を言う",
  args: { onChoose: fn(() => Promise.reject(new Failure("not_found"))) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", kohoku));
    await expect(screen.getByRole("alert")).toHaveTextContent(
      "このチームは開けませんでした。チームから外れたか、閉じられています。",
    );
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：切り替えている間の二度押しは無視",
  args: { onChoose: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", kohoku));
    await userEvent.click(screen.getByRole("button", kohoku));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
