import { expect, test } from "vitest";
import { notice } from "../noticeDetail.fixtures.ts";
import { countedRows, recipientRows, remindable, rowFits } from "./recipientRows.ts";

const rows = recipientRows(notice, "2026-11-20", "退団した選手");
const names = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).map(({ name }) => name);

test("まだの人が先、その中は高い学年が先", () => {
  expect(names(({ isOpen }) => isOpen)).toEqual([
    "長谷川 樹",
    "藤井 颯太",
    "平野 陸斗",
    "大塚 奏太",
    "宮本 悠人",
    "木下 紬",
    "野口 咲茉",
    "桜井 伊織",
  ]);
  expect(rows.findIndex(({ isOpen }) => !isOpen)).toBe(8);
});

test("訂正の前にだけ読んだ人は、未読に数える", () => {
  expect(names(rowFits.unread)).toEqual(["長谷川 樹", "藤井 颯太", "宮本 悠人", "野口 咲茉", "桜井 伊織"]);
  expect(names(rowFits.unanswered)).not.toContain("藤井 颯太");
});

test("名前とよみがなで探せる。退団した選手は、そう書いた言葉で", () => {
  const [fujii] = rows.filter(({ recipient }) => recipient.member_id === 1045);
  expect(fujii?.searchText).toBe("藤井颯太\nふじいそうた");
  const left = notice.recipients.slice(0, 1).map((one) => ({ ...one, member: null }));
  const [former] = recipientRows({ ...notice, recipients: left }, "2026-11-20", "退団した選手");
  expect(former?.searchText).toBe("退団した選手\n");
});

test("届かないのは、どのアドレスにも届かなかった人", () => {
  expect(names(rowFits.unreached)).toEqual(["野口 咲茉", "桜井 伊織"]);
});

test("催促は、今日まだ送っていない家族だけ。きょうだいは一つの家族", () => {
  expect(remindable(rows)).toEqual({
    open: 8,
    memberIds: [1044, 1045, 1055, 1056],
    families: 4,
    already: 2,
    unreached: 2,
  });
  expect(remindable(recipientRows(notice, "2026-11-21", "")).already).toBe(0);
});

test("返事を求めないお知らせは、読めばそろう", () => {
  const quiet = recipientRows({ ...notice, choices: [] }, "2026-11-20", "");
  expect(quiet.filter(({ isOpen }) => isOpen)).toHaveLength(5);
});

test("CO-7 退団した選手は行に残るが、まだにも未読にも届かないにも数えない", () => {
  const former = [1044, 1063];
  const recipients = notice.recipients.map((one) => (former.includes(one.member_id) ? { ...one, member: null } : one));
  const all = recipientRows({ ...notice, recipients }, "2026-11-20", "退団した選手");
  const left = all.filter(({ isFormer }) => isFormer);
  expect(left.map((row) => [row.name, row.canRemind, row.isOpen, row.isUnreached])).toEqual(
    former.map(() => ["退団した選手", false, false, false]),
  );
  const count = (filter: keyof typeof rowFits) => all.filter(rowFits[filter]).length;
  expect([count("all"), count("unread"), count("unanswered"), count("unreached")]).toEqual([24, 3, 5, 1]);
  expect([countedRows(all).length, remindable(all).open]).toEqual([22, 6]);
});

test("CO-1 届け先があるのにメールを送っていない人は、届かない人に数えない", () => {
  const unsent = { family_mail: "none", player_mail: "none", family_has_email: true, mail_failure: null } as const;
  const late = (id: number, more: object) =>
    recipientRows(
      { ...notice, recipients: notice.recipients.map((one) => (one.member_id === id ? { ...one, ...more } : one)) },
      "2026-11-20",
      "",
    ).filter(({ recipient }) => recipient.member_id === id)[0];
  const said = (row: ReturnType<typeof late>) => [row?.isUnsent, row?.isUnreached, row?.canRemind];
  expect(said(late(1044, unsent))).toEqual([true, false, true]);
  expect(said(late(1044, { ...unsent, family_has_email: false }))).toEqual([false, true, false]);
  expect(said(late(1044, { ...unsent, family_mail: "stopped", player_has_email: true }))).toEqual([true, false, true]);
  expect(said(late(1044, { ...unsent, family_mail: "failed", player_has_email: true }))).toEqual([false, true, false]);
});

test("メールが1通も出ていなければ、催促はできない", () => {
  const recipients = notice.recipients.map((one) => ({
    ...one,
    family_mail: "none" as const,
    player_mail: "none" as const,
    family_has_email: true,
  }));
  const off = recipientRows({ ...notice, recipients }, "2026-11-20", "");
  expect([off.filter(rowFits.unreached).length, remindable(off).memberIds]).toEqual([0, []]);
});
