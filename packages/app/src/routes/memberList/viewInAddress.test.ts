import { defaultMemberListView, type MemberListView } from "@kyuseki/ui";
import { describe, expect, test } from "vitest";
import { memberListAddress } from "./viewInAddress.ts";

const plain = defaultMemberListView;
const pairs: readonly { search: string; view: MemberListView }[] = [
  { search: "", view: plain },
  { search: "?q=%E3%81%95%E3%81%A8", view: { ...plain, q: "さと" } },
  { search: "?q=a%26b%3Dc%23+d", view: { ...plain, q: "a&b=c# d" } },
  { search: "?gender=F&grade=j", view: { ...plain, gender: "F", grade: "j" } },
  { search: "?status=archived", view: { ...plain, status: "archived" } },
  {
    search: "?grade=h&status=analyzer-awaiting_invitation",
    view: { ...plain, grade: "h", status: "analyzer-awaiting_invitation" },
  },
  { search: "?sort=name", view: { ...plain, sort: { id: "name", dir: "asc" } } },
  { search: "?sort=-height", view: { ...plain, sort: { id: "height", dir: "desc" } } },
  { search: "?size=25&page=3", view: { ...plain, size: 25, page: 3 } },
];

describe("メンバーリストの見え方とアドレス（D-9）", () => {
  test.each(pairs)("「$search」を読む", ({ search, view }) => {
    expect(memberListAddress.read(search)).toEqual(view);
  });

  test.each(pairs)("「$search」と書く", ({ search, view }) => {
    expect(memberListAddress.write(view)).toBe(search);
  });

  test.each([
    "?gender=X",
    "?gender=m",
    "?grade=e1",
    "?grade=",
    "?status=in_use",
    "?status=toString",
    "?sort=salary",
    "?sort=-",
    "?sort=__proto__",
    "?size=7",
    "?size=1e1000",
    "?page=0",
    "?page=-1",
    "?page=1.5",
    "?page=9999999",
    "?page=２",
    "?unknown=1",
  ])("意味のない「%s」は、はじめの見え方になる", (search) => {
    expect(memberListAddress.read(search)).toEqual(plain);
  });

  test.each([
    { view: "", search: "?add=1", expected: "?add=1" },
    { view: "?grade=j", search: "?grade=e&page=3&edit=1", expected: "?grade=j&edit=1" },
    { view: "?grade=j", search: "", expected: "?grade=j" },
    { view: "", search: "?status=applied", expected: "" },
  ])("「$view」は、「$search」のほかの言葉を消さずに「$expected」になる", ({ view, search, expected }) => {
    expect(memberListAddress.merge(view, search)).toBe(expected);
  });
});
