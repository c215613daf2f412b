// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createDraftStorage } from "./draftStorage.ts";
import { hasRescuedDrafts, limitRescuedDrafts } from "./rescuedDrafts.ts";

const draftSchema = z.object({ inquiry: z.string() });
const draft = { inquiry: "散布図の点が出ません" };
const dayMs = 86_400_000;

let clock = 1_790_000_000_000;
let here = 7;
const open = (storage = () => localStorage, tab?: string) =>
  createDraftStorage({ storage, now: () => clock, isHere: (userId) => userId === here, tab });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clock = 1_790_000_000_000;
  here = 7;
});

describe("S6 what is kept in the browser", () => {
  test("survives a reload, for the person who wrote it only", () => {
    open().write(7, "contact", draft, true);
    expect(open().read(7, "contact", draftSchema)).toEqual(draft);
    expect(open().read(8, "contact", draftSchema)).toBeUndefined();
  });

  test("goes after 30 days, also from the storage", () => {
    open().write(7, "contact", draft, true);
    clock += 30 * dayMs - 1;
    expect(open().read(7, "contact", draftSchema)).toEqual(draft);
    clock += 1;
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test("goes when it is sent, and all of it at sign-out; other entries stay", () => {
    localStorage.setItem("kyuseki-theme", "dark");
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    drafts.write(7, "recent", [1], false);
    drafts.forget(7, "contact");
    expect(drafts.read(7, "contact", draftSchema)).toBeUndefined();
    drafts.forgetAll();
    expect(Object.keys(localStorage)).toEqual(["kyuseki-theme"]);
  });

  test("names what is kept for one person, also what storage refused, and tells of every change", () => {
    const drafts = open();
    const heard: string[][] = [];
    const stop = drafts.subscribe(() => heard.push(drafts.names(7)));
    drafts.write(7, "measuring-3", [], true);
    here = 71;
    drafts.write(71, "contact", draft, true);
    here = 7;
    drafts.forget(7, "measuring-3");
    stop();
    drafts.write(7, "contact", draft, true);
    expect(heard).toEqual([["measuring-3"], ["measuring-3"], []]);
    const blocked = open(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    blocked.write(7, "contact", draft, true);
    expect(blocked.names(7)).toEqual(["contact"]);
  });

  test("what is no JSON or of another shape counts as none", () => {
    localStorage.setItem("kyuseki-kept-7-contact", "{");
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
    open().write(7, "contact", { inquiry: 3 }, true);
    expect(open().read(7, "contact", draftSchema)).toBeUndefined();
  });

  test("R3 a storage that throws keeps it for the tab", () => {
    const drafts = open(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    drafts.write(7, "contact", draft, true);
    expect(drafts.read(7, "contact", draftSchema)).toEqual(draft);
    drafts.forgetAll();
    expect(drafts.read(7, "contact", draftSchema)).toBeUndefined();
  });
});

/** As another tab does it: the storage is empty, this tab's memory is not. */
const signOutElsewhere = (drafts: ReturnType<typeof open>) => {
  localStorage.clear();
  drafts.rescue();
};

describe("S6 a sign-out in another tab", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("what was typed in this tab is back for the same person, also after a reload", () => {
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    drafts.write(7, "recent", [1], false);
    signOutElsewhere(drafts);
    expect([localStorage.length, drafts.read(7, "contact", draftSchema)]).toEqual([0, undefined]);

    const again = open();
    again.restoreRescued(7);
    expect(again.read(7, "contact", draftSchema)).toEqual(draft);
    expect(Object.keys(sessionStorage)).toEqual(["kyuseki-view-drafts"]);
  });

  test("also what was begun before a reload, and what another visit left and this tab shows", () => {
    localStorage.setItem(
      "kyuseki-kept-7-inquiry",
      JSON.stringify({ at: clock, value: { inquiry: "昨日の続き" }, is_draft: true }),
    );
    open().write(7, "contact", draft, true);
    const drafts = open();
    drafts.read(7, "inquiry", draftSchema);
    signOutElsewhere(drafts);
    drafts.restoreRescued(7);
    expect([drafts.read(7, "contact", draftSchema), drafts.read(7, "inquiry", draftSchema)]).toEqual([
      draft,
      { inquiry: "昨日の続き" },
    ]);
  });

  test("somebody else never gets it, and it is gone from then on", () => {
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    signOutElsewhere(drafts);
    drafts.restoreRescued(70);
    drafts.restoreRescued(7);
    expect(drafts.read(70, "contact", draftSchema)).toBeUndefined();
    expect(drafts.read(7, "contact", draftSchema)).toBeUndefined();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(draft.inquiry);
  });

  test("what was typed since in another tab is not overwritten", () => {
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    signOutElsewhere(drafts);
    clock += 1000;
    const newer = { at: clock, value: { inquiry: "あとから" }, is_draft: true };
    localStorage.setItem("kyuseki-kept-7-contact", JSON.stringify(newer));
    drafts.restoreRescued(7);
    expect(drafts.read(7, "contact", draftSchema)).toEqual({ inquiry: "あとから" });
  });

  test("it waits for a day, also while the page stays open", () => {
    vi.useFakeTimers({ now: clock });
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    signOutElsewhere(drafts);
    vi.advanceTimersByTime(dayMs - 1);
    expect(hasRescuedDrafts()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(sessionStorage.getItem("kyuseki-rescued")).toBeNull();
  });

  test("a page that is opened after that day finds nothing, and erases it", () => {
    vi.useFakeTimers({ now: clock + dayMs });
    sessionStorage.setItem(
      "kyuseki-rescued",
      JSON.stringify({ at: clock, entries: { "kyuseki-kept-7-contact": "{}" } }),
    );
    expect(hasRescuedDrafts()).toBe(false);
    limitRescuedDrafts();
    expect(sessionStorage.length).toBe(0);
  });

  test("signing out in this tab erases what waits in it, too", () => {
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    signOutElsewhere(drafts);
    drafts.forgetAll();
    expect(sessionStorage.getItem("kyuseki-rescued")).toBeNull();
  });
});

describe("S6 what signing out would lose", () => {
  test("counts what was typed in this tab, until it is saved here or in another tab; not what was only looked at", () => {
    const drafts = open();
    drafts.write(7, "contact", draft, true);
    drafts.write(7, "team", { goal: "" }, true);
    drafts.write(7, "recent", [1], false);
    const both = ["contact", "team"];
    expect([drafts.unsaved(7), drafts.unsaved(70), open().unsaved(7)]).toEqual([both, [], both]);
    drafts.forget(7, "contact");
    localStorage.removeItem("kyuseki-kept-7-team");
    expect(drafts.unsaved(7)).toEqual([]);
  });

  test("counts what an earlier visit left, and not what a tab that is open keeps for itself", () => {
    const before = open(undefined, "before");
    before.write(7, "contact", draft, true);
    before.write(7, "recent", [1], false);
    sessionStorage.clear();
    const drafts = open(undefined, "now");
    drafts.write(7, "team", { goal: "" }, true);
    expect(drafts.unsaved(7)).toEqual(["team"]);
    const lost = (...openTabs: string[]) => [...drafts.wouldLose(7, new Set(openTabs))].sort();
    expect(lost("now")).toEqual(["contact", "team"]);
    expect(lost("now", "before")).toEqual(["team"]);
    expect([...drafts.wouldLose(7, null)].sort()).toEqual(["contact", "team"]);
    drafts.read(7, "contact", draftSchema);
    expect(lost("now", "before")).toEqual(["contact", "team"]);
    expect(drafts.wouldLose(70, null)).toEqual([]);
  });

  test("what comes after the sign-out is not kept any more", () => {
    const drafts = open();
    drafts.forgetAll();
    here = 0;
    drafts.write(7, "measuring-3", [{ text: "7.4" }], true);
    expect(localStorage.length).toBe(0);
  });
});
