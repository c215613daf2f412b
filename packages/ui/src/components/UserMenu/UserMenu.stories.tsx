import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { NavigateProvider } from "../Link/navigation.ts";
import { UserMenu } from "./UserMenu.tsx";

const navigate = fn();

const meta = {
  id: "components-user-menu",
  title: "部品/使っている人のメニュー",
  component: UserMenu,
  tags: ["!autodocs"],
  args: {
    user: { name: "大野 直人", coach_type: "manager" },
    teamName: "青葉台ベースボールクラブ",
    account: { id: "account", href: "/account" },
    theme: "light",
    onThemeChange: fn(),
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Corner>
          <Story />
        </Corner>
        <p>
          ページの中身 <a href="/next">次のもの</a>
        </p>
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { expanded: false }));
  await expect(canvas.getByRole("button", { name: "ログアウト" })).toBeVisible();
  await expect(canvas.queryByRole("button", { name: "チームを切り替える" })).toBeNull();
};

export const Closed: Story = { name: "閉じている", parameters: { visual: { disable: true } } };
export const Open: Story = { name: "表示", play: opened };
export const LongNames: Story = {
  name: "長い名前",
  args: {
    user: { name: "勅使河原小路 ひまわりあかりのすけ", coach_type: "coach" },
    teamName: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー",
    account: { id: "account", href: "/account", current: true },
  },
  play: opened,
};
export const SeveralTeams: Story = {
  name: "操作：いくつかのチームの指導者だけが、切り替えられる",
  args: { onSwitchTeam: fn() },
  parameters: { visual: { viewports: ["desktop"] } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "大野 直人 監督 メニュー" });
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "チームを切り替える" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSwitchTeam).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
export const Dark: Story = { name: "暗い画面", args: { theme: "dark" }, globals: { theme: "dark" }, play: opened };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, play: opened };

export const WithKeys: Story = {
  name: "操作：キーボードだけで開き、Esc で閉じて戻る",
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "大野 直人 監督 メニュー" });
    await step("Enter で開き、名前・役割・チームが読める", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByText("青葉台ベースボールクラブ")).toBeVisible();
    });
    await step("Tab で中を進み、Esc でボタンへ戻る", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "アカウント" })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
      await expect(canvas.getByRole("button", { name: "暗い画面にする" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("link", { name: "アカウント" })).toBeNull();
    });
    await step("通り過ぎると閉じる", async () => {
      await userEvent.keyboard(" ");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      for (const _ of ["アカウント", "明暗", "ログアウト", "次のもの"]) await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "次のもの" })).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  },
};

export const WithMouse: Story = {
  name: "操作：マウスで開き、外を押すと閉じる。行き先を選ぶと閉じる",
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "大野 直人 監督 メニュー" });
    await userEvent.click(button);
    await userEvent.click(canvas.getByText("ページの中身"));
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("link", { name: "アカウント" }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith("/account");
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const WithTouch: Story = {
  name: "操作：指で開き、ログアウトする",
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "大野 直人 監督 メニュー" });
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "ログアウト" }) });
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

const Corner = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  height: 18rem;
`;
