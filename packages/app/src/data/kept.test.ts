// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createKept } from "./kept.ts";

const draftSchema = z.object({ inquiry: z.string() });
const draft = { inquiry: "散布図の点が出ません" };
const dayMs = 86_400_000;

let clock = 1_790_000_000_000;
const open = (storage = () => localStorage) => createKept({ storage, now: () => clock });

beforeEach(() => {
  localStorage.clear();
  clock = 1_790_000_000_000;
});

describe("S6 what is kept in the browser", () => {
  test("survives a reload, for the person who wrote it only", () => {
    open().write(7, "contact", draft);
    expect(open().read(7, "contact", draftSchema)).toEqual(draft);
    expect(open().read(8, "contact", draftSchema)).toBeUndefined();
  });

  test("goes after 30 days, also from the storage", () => {
    open().write(7, "contact", draft);
    clock += 30 * dayMs - 1;
    expect(open().read(7, "contact", draftSchema)).toEqual(draft);
    clock += 1;
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test("goes when it is sent, and all of it at sign-out; other entries stay", () => {
    localStorage.setItem("kyuseki-theme", "dark");
    const kept = open();
    kept.write(7, "contact", draft);
    kept.write(7, "recent", [1]);
    kept.forget(7, "contact");
    expect(kept.read(7, "contact", draftSchema)).toBeUndefined();
    kept.forgetAll();
    expect(Object.keys(localStorage)).toEqual(["kyuseki-theme"]);
  });

  test("what is no JSON or of another shape counts as none", () => {
    localStorage.setItem("kyuseki-kept-7-contact", "{");
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
    open().write(7, "contact", { inquiry: 3 });
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
  });

  test("R3 a storage that throws keeps it for the tab", () => {
    const kept = open(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    kept.write(7, "contact", draft);
    expect(kept.read(7, "contact", draftSchema)).toEqual(draft);
    kept.forgetAll();
    expect(kept.read(7, "contact", draftSchema)).toBeUndefined();
  });
});
