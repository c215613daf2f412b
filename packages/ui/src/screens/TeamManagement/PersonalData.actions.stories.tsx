import { type AuditEntry, Failure, type JoinCodeDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { TeamManagementHarness } from "./TeamManagement.harness.tsx";
import { TeamManagementScreen } from "./TeamManagementScreen.tsx";
import { entries, nowS, qr } from "./teamManagement.fixtures.ts";
import { managerPanels, wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management-rights",
  title: "画面/チーム管理/操作（QRコードと個人情報）",
  component: TeamManagementScreen,
  render: (args) => <TeamManagementHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
const offline = () => Promise.reject(new Failure("unavailable"));

export const HandsOutCode: Story = {
  name: "操作：BE-6 リンクを写し、画像を保存し、窓を開く",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button("リンクをコピー"));
    await expect(args.onCopy.mock.calls).toEqual([[qr.url]]);
    await expect(await canvas.findByText("リンクをコピーしました。")).toBeVisible();
    await userEvent.click(button("画像を保存"));
    await waitFor(() => expect(wholePage.onSavePicture.mock.lastCall?.[1]).toBe("チームQRコード_A0BA-7K2M-D4TX.png"));
    await userEvent.click(button("印刷・再発行・停止"));
    await expect(args.onOpenQr).toHaveBeenCalledOnce();
  },
};

export const CodeOver: Story = {
  name: "操作：BE-6 期限が切れていれば、期限を選んでその場で発行する。失敗したら理由を言い、選んだ期限は残る",
  args: { nowS: nowS + 8 * 86_400, onIssueCode: fn((_draft: JoinCodeDraft) => offline()) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("QRコードの期限が切れました")).toBeVisible();
    const choice = canvas.getByRole("group", { name: "有効期限" });
    await expect(choice).toHaveAccessibleDescription("いま発行すると、12月28日（月）まで使えます。");
    await userEvent.click(button("7日"));
    await expect(choice).toHaveAccessibleDescription("いま発行すると、12月5日（土）まで使えます。");
    await userEvent.click(button("発行する"));
    await expect(args.onIssueCode.mock.calls).toEqual([[{ valid_days: 7, applicant: null }]]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(within(choice).getByRole("button", { pressed: true })).toHaveTextContent("7日");
  },
};

export const Exports: Story = {
  name: "操作：P3 チームのデータを書き出す。失敗しても、もう一度押せる",
  args: { onExportTeam: fn(offline) },
  play: async ({ args, canvas, userEvent }) => {
    await managerPanels();
    await userEvent.click(button("書き出す"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(button("書き出す"));
    await expect(args.onExportTeam).toHaveBeenCalledTimes(2);
  },
};

export const Restores: Story = {
  name: "操作：P3 削除したメンバーを元に戻す。行がなくなっても、フォーカスは知らせにある",
  play: async ({ args, canvas, userEvent }) => {
    await managerPanels();
    await expect(canvas.getByText("12月18日（金）に消去されます")).toBeVisible();
    await userEvent.click(button("水野 葵さんを元に戻す"));
    await expect(args.onRestoreMember.mock.calls).toEqual([[41]]);
    await expect((await canvas.findByText("水野 葵さんをメンバーリストに戻しました。")).parentElement).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "水野 葵さんを元に戻す" })).toBeNull();
  },
};

export const Erases: Story = {
  name: "操作：P3 個人情報をすぐに消去する。名前を言って確かめる",
  play: async ({ args, canvas, step, userEvent }) => {
    await managerPanels();
    await step("やめられる", async () => {
      await userEvent.click(button("小川 新さんの個人情報をすぐに消去"));
      await expect(
        screen.getByRole("alertdialog", { name: "小川 新さんの個人情報を、すぐに消去しますか？" }),
      ).toBeVisible();
      await expect(button("キャンセル")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onEraseMember).not.toHaveBeenCalled();
    });
    await userEvent.click(button("小川 新さんの個人情報をすぐに消去"));
    await userEvent.dblClick(button("消去する"));
    await expect(args.onEraseMember.mock.calls).toEqual([[42]]);
    await expect((await canvas.findByText("小川 新さんの個人情報を消去しました。")).parentElement).toHaveFocus();
    await expect(canvas.queryByText("小川 新")).toBeNull();
  },
};

export const MoreAudit: Story = {
  name: "操作：P5 記録ははじめの10件。押すと残りが、もう一度押すと続きが届く。失敗したら理由を言う",
  args: { onMoreAudit: fn(offline) },
  play: async ({ args, canvas, userEvent }) => {
    await managerPanels();
    const log = within(canvas.getByRole("region", { name: "操作の記録" }));
    await expect(log.getAllByRole("listitem")).toHaveLength(10);
    await userEvent.click(button("もっと見る"));
    await expect(log.getAllByRole("listitem").slice(10)).toHaveLength(1);
    await expect(log.getByText("ログインに失敗（12回）").closest("li")).toHaveTextContent(
      "片山 恵2026/11/19 19:00不明",
    );
    await expect(args.onMoreAudit).not.toHaveBeenCalled();
    await userEvent.click(button("もっと見る"));
    await expect(args.onMoreAudit).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
  },
};

const fileOf = async () => {
  await waitFor(() => expect(wholePage.onSaveAudit).toHaveBeenCalledOnce());
  const [file, fileName] = wholePage.onSaveAudit.mock.lastCall ?? [];
  // `text` would drop the byte order mark.
  return { fileName, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file?.arrayBuffer()) };
};

const byOperator = { by: null, by_role: null, device: null, coach: null, details: [], times: 1 };

export const ExportsAuditCsv: Story = {
  name: "操作：P5 操作の記録をCSVで保存する。届いた分を一つの表につなぐ",
  args: {
    onReadAudit: fn(async function* () {
      yield entries.slice(0, 1);
      yield [{ ...entries[1], by: "=大野", members: [{ id: 4, name: "+水野 葵" }], member_count: 1 } as AuditEntry];
      yield entries.slice(-1);
      yield [{ ...entries.at(-1), ...byOperator, action: "club_renamed" } as AuditEntry];
    }),
  },
  play: async ({ userEvent }) => {
    await managerPanels();
    await userEvent.click(button("記録をCSVで保存"));
    const { fileName, text } = await fileOf();
    await expect(fileName).toBe("操作の記録.csv");
    await expect(text.split("\r\n")).toEqual([
      "\uFEFF日時（UTC）,操作,操作した人,役割,メンバー,内容,回数,端末",
      "2026-11-20T01:00:00.000Z,チーム情報を変更,大野 直人,監督,,チームの目標・連絡先メールアドレス,1,Windows／Chrome 131",
      "2026-11-19T23:30:00.000Z,指導者の役割を変更,'=大野,監督,'+水野 葵,監督・片山 恵,1,Windows／Chrome 131",
      "2026-11-19T10:00:00.000Z,ログインに失敗,不明,,,片山 恵,12,",
      "2026-11-19T10:00:00.000Z,チーム名を変更,運営,,,,1,",
    ]);
  },
};

export const ExportsAuditJson: Story = {
  name: "操作：P5 操作の記録をJSON Linesで保存する。1行に一つ",
  play: async ({ userEvent }) => {
    await managerPanels();
    await userEvent.click(button("記録をJSON Linesで保存"));
    const { fileName, text } = await fileOf();
    await expect(fileName).toBe("操作の記録.jsonl");
    const lines = text.trimEnd().split("\n");
    await expect(lines.map((line) => JSON.parse(line))).toEqual(entries);
  },
};

export const ExportAuditFails: Story = {
  name: "操作：P5 途中で届かなくなれば、何も保存せず、理由を言う",
  args: {
    onReadAudit: fn(async function* () {
      yield entries.slice(0, 1);
      throw new Failure("unavailable");
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await managerPanels();
    await userEvent.click(button("記録をCSVで保存"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(args.onSaveAudit).not.toHaveBeenCalled();
    await userEvent.click(button("記録をCSVで保存"));
    await expect(args.onReadAudit).toHaveBeenCalledTimes(2);
  },
};
