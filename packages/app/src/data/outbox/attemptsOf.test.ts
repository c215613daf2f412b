// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { createDraftStorage } from "../../services/drafts/draftStorage.ts";
import { attemptsOf } from "./attemptsOf.ts";

const open = (userId = 7) => {
  const drafts = createDraftStorage({ storage: () => localStorage, now: () => 1_790_000_000_000, isHere: () => true });
  return { drafts, attempts: attemptsOf({ drafts }, userId) };
};
const comment = { thing: "note_comment a", revision: "key 1", payload: { note_id: 3, text: "よい走り" } };

beforeEach(() => localStorage.clear());

test("送ったものは、次に開いた画面でも同じ操作と分かる。ほかの人のものにはならない", () => {
  open().attempts.set("コメント", comment);
  expect(open().attempts.get("コメント")).toMatchObject(comment);
  expect(open(8).attempts.get("コメント")).toBeUndefined();
});

test("どうなったか分かったものだけが消え、サインアウトですべて消える", () => {
  const { attempts, drafts } = open();
  attempts.set("コメント", comment);
  attempts.set("投球数", { ...comment, revision: "key 2" });
  attempts.delete("コメント");
  expect(["コメント", "投球数"].map((name) => attempts.get(name)?.revision)).toEqual([undefined, "key 2"]);
  expect(drafts.unsaved(7)).toEqual([]);
  drafts.forgetAll();
  expect(open().attempts.get("投球数")).toBeUndefined();
});
