import { expect, test } from "vitest";
import { notice } from "../noticeDetail.fixtures.ts";
import { recipientRows, remindable, rowFits } from "./recipientRows.ts";

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

test("いなくなった選手も行に残り、催促はしない", () => {
  const recipients = notice.recipients.map((one) => (one.member_id === 1044 ? { ...one, member: null } : one));
  const [row] = recipientRows({ ...notice, recipients }, "2026-11-20", "退団した選手").filter(
    ({ recipient }) => recipient.member_id === 1044,
  );
  expect([row?.name, row?.canRemind, row?.isOpen]).toEqual(["退団した選手", false, true]);
});
