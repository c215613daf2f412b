// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { followTabs } from "./openTabs.ts";

beforeEach(() => sessionStorage.clear());

/** The locks of one browser, as far as they are used here. */
function browserLocks() {
  const held: { name: string }[] = [{ name: "kyuseki-outbox-7" }];
  const locks = {
    request: (name: string, _options: LockOptions, work: () => Promise<void>) => {
      held.push({ name });
      return work();
    },
    query: async () => ({ held, pending: [] }),
  } as unknown as LockManager; // Nothing else of it is called.
  const close = (id: string) =>
    void held.splice(
      held.findIndex(({ name }) => name.endsWith(id)),
      1,
    );
  return { locks, close };
}

test("開いているタブが分かる。読み込み直しても同じタブで、閉じたタブは数えない", async () => {
  const { locks, close } = browserLocks();
  const first = followTabs(locks);
  expect(followTabs(locks).id).toBe(first.id);
  close(first.id);
  sessionStorage.clear();
  const second = followTabs(locks);
  expect(second.id).not.toBe(first.id);
  expect(await second.ids()).toEqual(new Set([first.id, second.id]));
  close(first.id);
  expect(await second.ids()).toEqual(new Set([second.id]));
});

test("ブラウザーが教えなければ、分からないと答える", async () => {
  expect(await followTabs(undefined).ids()).toBeNull();
});
