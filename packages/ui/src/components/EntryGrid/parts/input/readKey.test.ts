import { describe, expect, test } from "vitest";
import { type EntryMode, type KeyOrder, type PressedKey, readKey } from "./readKey.ts";

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };
const to = (step: Exclude<KeyOrder, string>["step"], extend = false) => ({ step, extend });

const cases: readonly { name: string; key: PressedKey; mode: EntryMode; order: KeyOrder | null }[] = [
  { name: "Enter は下", key: press("Enter"), mode: "move", order: to("down") },
  { name: "打っている途中の Shift+Enter は上", key: press("Enter", shift), mode: "edit", order: to("up") },
  { name: "Shift+Tab は前", key: press("Tab", shift), mode: "type", order: to("previous") },
  { name: "Shift+矢印はまとまりを広げる", key: press("ArrowDown", shift), mode: "move", order: to("down", true) },
  { name: "上書きの途中の矢印は動く", key: press("ArrowLeft"), mode: "type", order: to("left") },
  { name: "書き直しの途中の左右は文字の間", key: press("ArrowLeft"), mode: "edit", order: null },
  { name: "書き直しの途中の上下は動く", key: press("ArrowUp"), mode: "edit", order: to("up") },
  { name: "Mac の Cmd+Home", key: press("Home", { metaKey: true }), mode: "move", order: to("first") },
  { name: "Ctrl+Shift+Z はやり直す", key: press("Z", { ...ctrl, ...shift }), mode: "move", order: "redo" },
  { name: "Caps Lock の Ctrl+Z も元に戻す", key: press("Z", ctrl), mode: "move", order: "undo" },
  { name: "打っている途中の Ctrl+Z は文字の取り消し", key: press("z", ctrl), mode: "type", order: null },
  { name: "打っている途中の Delete は一文字", key: press("Delete"), mode: "type", order: null },
  { name: "Delete は消す", key: press("Delete"), mode: "move", order: "clear" },
  { name: "F2 は書き直し", key: press("F2"), mode: "move", order: "edit" },
  { name: "打っている途中の Esc はやめる", key: press("Escape"), mode: "type", order: "cancel" },
  { name: "何も打っていない Esc は表を出る用意", key: press("Escape"), mode: "move", order: "leave" },
  { name: "Alt+Enter は直し案を使う", key: press("Enter", { altKey: true }), mode: "move", order: "accept" },
  { name: "ふつうの文字は入力欄のもの", key: press("1"), mode: "move", order: null },
  { name: "Ctrl+V は貼り付けのもの", key: press("v", ctrl), mode: "move", order: null },
];

describe("readKey", () => {
  test.each(cases)("$name", ({ key, mode, order }) => {
    expect(readKey(key, mode)).toEqual(order);
  });
});
