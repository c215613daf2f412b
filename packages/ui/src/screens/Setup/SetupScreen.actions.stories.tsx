import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { SetupScreen } from "./SetupScreen.tsx";
import { hrefs, ready } from "./setup.fixtures.ts";

const meta = {
  id: "screens-setup-actions",
  title: "画面/はじめの設定/操作",
  component: SetupScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { step: ready, onTextsChange: fn(), onSave: fn(async () => {}), onRetry: fn(), hrefs },
} satisfies Meta<typeof SetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const refuse = (failure: Failure) => fn(() => Promise.reject(failure));
const save = () => screen.getByRole("button", { name: "設定を終える" });

async function fill(userEvent: User) {
  await userEvent.type(screen.getByLabelText("チーム名"), " 港北リトル ");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "都道府県" }), "神奈川県");
  await userEvent.type(screen.getByLabelText("お名前"), "大野 健一");
  await userEvent.type(screen.getByLabelText("メールアドレス"), "ohno@club.example");
  await userEvent.type(screen.getByLabelText("パスワード"), "tsuki-ball27");
}

export const Saves: Story = {
  name: "操作：OP-1 競技を変えると使用球も変わり、書いたとおりに送る",
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "競技" }), "ソフトボール");
    await expect(screen.getByRole("combobox", { name: "使用球" })).toHaveDisplayValue("ソフトボール");
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      team_name: "港北リトル",
      sport_type: "softball",
      ball: "soft",
      prefecture: 14,
      name: "大野 健一",
      email: "ohno@club.example",
      password: "tsuki-ball27",
    });
  },
};

export const KeepsTexts: Story = {
  name: "操作：打ったものはパスワードのほか預け、預けたものから始める",
  args: {
    texts: { team_name: "港北リトル", sport_type: "softball", ball: "soft", prefecture: 14, name: "", email: "" },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByLabelText("チーム名")).toHaveValue("港北リトル");
    await expect(screen.getByRole("combobox", { name: "使用球" })).toHaveDisplayValue("ソフトボール");
    await expect(screen.getByRole("combobox", { name: "都道府県" })).toHaveDisplayValue("神奈川県");
    await userEvent.type(screen.getByLabelText("パスワード"), "tsuki-ball27");
    await userEvent.type(screen.getByLabelText("お名前"), "大野");
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({
      ...{ team_name: "港北リトル", sport_type: "softball", ball: "soft", prefecture: 14 },
      ...{ name: "大野", email: "" },
    });
  },
};

export const FieldErrors: Story = {
  name: "操作：足りない欄ごとに伝え、はじめの欄に移る",
  play: async ({ args, userEvent }) => {
    await userEvent.click(save());
    await expect(screen.getByLabelText("チーム名")).toHaveFocus();
    await expect(screen.getByLabelText("チーム名")).toHaveAccessibleDescription("チーム名を入力してください");
    await expect(screen.getByRole("combobox", { name: "都道府県" })).toHaveAccessibleDescription(
      "都道府県を選んでください",
    );
    await expect(screen.getByLabelText("メールアドレス")).toHaveAccessibleDescription(
      /^メールアドレスを入力してください/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const CommonPassword: Story = {
  name: "操作：S9 よく使われるパスワードは、その欄で断る",
  args: { onSave: refuse(new Failure("invalid", { fields: { password: "よく使われているパスワードは使えません" } })) },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(save());
    await expect(screen.getByLabelText("パスワード")).toHaveFocus();
    await expect(screen.getByLabelText("パスワード")).toHaveAccessibleDescription(
      /^よく使われているパスワードは使えません/,
    );
  },
};

export const Failed: Story = {
  name: "操作：失敗しても入力は残り、もう一度送れる",
  args: { onSave: refuse(new Failure("unavailable")) },
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    await userEvent.click(save());
    await expect(await screen.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(screen.getByLabelText("チーム名")).toHaveValue(" 港北リトル ");
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

export const Expires: Story = {
  name: "操作：OP-1 書いている間にコードが使えなくなったら、次にすることを言う",
  args: { onSave: refuse(new Failure("forbidden")) },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(save());
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "このコードは使えなくなりました。新しいアドレスを出してもらってください。入力した内容は残っています。",
    );
    await expect(screen.getByLabelText("お名前")).toHaveValue("大野 健一");
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：登録中の二度押しは無視",
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    await userEvent.click(save());
    await userEvent.click(screen.getByRole("button", { name: "登録しています" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
