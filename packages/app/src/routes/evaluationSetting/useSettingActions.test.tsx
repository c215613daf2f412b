// @vitest-environment jsdom
import { defaultSettings } from "@kyuseki/domain";
import { useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { measureGoalsQuery, measureItemsQuery, settingsQuery } from "../../data/team/settings.ts";
import { useSettingActions } from "./useSettingActions.ts";

const server = teamServerOfFile();

async function open() {
  const services = await server.signIn();
  const { result } = renderHook(
    () => ({
      settings: useQuery(settingsQuery(services.call)).data,
      items: useQuery(measureItemsQuery(services.call)).data,
      goals: useQuery(measureGoalsQuery(services.call)).data,
      actions: useSettingActions(),
    }),
    { wrapper: withServices(services) },
  );
  await waitFor(() =>
    expect([result.current.settings, result.current.items, result.current.goals]).not.toContain(undefined),
  );
  const item = (name: string) => {
    const found = result.current.items?.find((each) => each.name === name);
    if (!found) throw new Error(`no item ${name}`);
    return found;
  };
  return { services, now: () => result.current, actions: () => result.current.actions, item };
}

const draft = { ...defaultSettings("baseball", "rubber"), version: 1 };

describe("D-1・R4: 設定を保存する", () => {
  test("保存した内容が画面に出て、球種の表しかたはセッションにも届く", async () => {
    const tab = await open();
    await act(async () => {
      expect(await tab.actions().saveSettings({ ...draft, pitch_reading: "plain" })).toMatchObject({
        outcome: "saved",
      });
    });
    expect(tab.now().settings).toMatchObject({ pitch_reading: "plain", version: 2, updated_by: "大野 直人" });
    expect(tab.services.session.read()).toMatchObject({ team: { pitch_reading: "plain" } });
  });

  test("先に保存されていれば上書きせずに、その内容を答える。ほかの理由なら断られる", async () => {
    const tab = await open();
    const other = await open();
    await act(async () => void (await other.actions().saveSettings({ ...draft, practice_goal: 70 })));
    await act(async () => {
      expect(await tab.actions().saveSettings({ ...draft, practice_goal: 90 })).toMatchObject({
        outcome: "stale",
        stored: { practice_goal: 70, version: 2 },
      });
      await expect(tab.actions().saveSettings({ ...draft, practice_goal: 0 })).rejects.toMatchObject({
        code: "invalid",
        fields: { practice_goal: "実施率の目標は1〜100の整数で入力してください" },
      });
    });
    expect(tab.now().settings).toMatchObject({ practice_goal: 70, version: 2 });
  });
});

describe("測定項目と目標", () => {
  test("追加し、変え、並べ替え、使わないことにすると、一覧が新しくなる", async () => {
    const tab = await open();
    const names = () => tab.now().items?.map(({ name, archived }) => (archived ? `（${name}）` : name));
    const fresh = {
      name: "腕立て伏せ",
      unit: "回",
      better: "higher",
      lowest: null,
      highest: null,
      decimals: 0,
    } as const;
    await act(async () => void (await tab.actions().saveItem(fresh, null)));
    await waitFor(() => expect(names()?.at(-1)).toBe("腕立て伏せ"));
    await act(async () => void (await tab.actions().saveItem({ ...fresh, name: "懸垂" }, tab.item("腕立て伏せ"))));
    await waitFor(() => expect(names()?.at(-1)).toBe("懸垂"));

    const ids = (tab.now().items ?? []).map(({ id }) => id);
    await act(() => tab.actions().orderItems(ids.toReversed()));
    await waitFor(() => expect(names()?.[0]).toBe("懸垂"));
    await act(() => tab.actions().archiveItem(tab.item("懸垂").id));
    await waitFor(() => expect(names()?.at(-1)).toBe("（懸垂）"));
    await act(() => tab.actions().reinstateItem(tab.item("懸垂").id));
    await waitFor(() => expect(names()?.at(-1)).toBe("懸垂"));
  });

  test("R4 先に変えられていれば答え、同じ名前なら断られる", async () => {
    const tab = await open();
    const [sprint, jump] = [tab.item("50m走"), tab.item("立ち幅とび")];
    const other = await open();
    await act(async () => void (await other.actions().saveItem({ ...sprint, name: "短距離走" }, sprint)));
    await act(async () => {
      expect(await tab.actions().saveItem({ ...sprint, name: "50メートル走" }, sprint)).toMatchObject({
        outcome: "stale",
        stored: { name: "短距離走" },
      });
      await expect(tab.actions().saveItem({ ...jump, name: "短距離走" }, jump)).rejects.toMatchObject({
        code: "conflict",
      });
    });
  });

  test("学年ごとの目標は、まとめて保存される。先に保存した人がいれば、その内容を答える", async () => {
    const tab = await open();
    const { version = 0 } = tab.now().goals ?? {};
    const goal = (value: number) => [{ kind: 4 as const, item_id: null, grade: "j3" as const, value }];
    await act(async () => {
      expect(await tab.actions().saveGoals({ goals: goal(115), version })).toMatchObject({ outcome: "saved" });
      expect(await tab.actions().saveGoals({ goals: goal(120), version })).toMatchObject({
        outcome: "stale",
        stored: { goals: goal(115) },
      });
    });
    expect(tab.now().goals?.goals).toEqual(goal(115));
  });
});
