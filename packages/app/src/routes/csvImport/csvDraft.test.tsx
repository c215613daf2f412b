// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heldDraft, pitches, startCsvServer } from "./csvImport.fixtures.tsx";

let server: Awaited<ReturnType<typeof startCsvServer>>;
beforeAll(async () => {
  server = await startCsvServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

test("R2 途中で離れても、同じファイルを選べば、答えたところから続く", async () => {
  const draft = heldDraft();
  const { ids } = server;
  const file = `${pitches}\r\n小野寺 湊,2026/11/19,ナックルカーブ改,93.5`;
  const before = await server.open(draft);
  await before.choose(file);
  await before.checked();
  expect(draft.value).toBeNull();
  act(() => before.result.current.file.choose("小川新", ids.elder));
  act(() => before.result.current.file.choose("Takahashi K", null));
  act(() => before.result.current.file.changeWhole({ ball: "hard", battingType: null }));
  act(() => before.result.current.file.leaveRow(7, true));
  before.leave();

  const { result, choose, checked } = await server.open(draft);
  await choose(file, "ほかの日.csv");
  expect(await checked()).toMatchObject({ take: 3 });
  await choose(file.replace("名前", "選手"));
  expect(await checked()).toMatchObject({ take: 3 });
  await choose(`${file}\r\n小野寺 湊,2026/11/20,ストレート,119`);
  expect(await checked()).toMatchObject({ take: 4, leftRows: new Set() });

  await choose(file);
  expect(await checked()).toMatchObject({ take: 3, unknownBalls: 1, unmatched: [{ name: "Takahashi K" }] });
  act(() => result.current.file.leaveRow(7, false));
  expect(await checked()).toMatchObject({ take: 4 });
  expect(result.current.csv.stage).toMatchObject({ whole: { ball: "hard", battingType: null } });
  await act(() => result.current.csv.run());
  expect(result.current.csv.stage).toMatchObject({ step: "done", imported: { accepted: 4 } });
  expect(draft.value).toBeNull();
});

test("R2 機器がいつも同じ名前を付けるファイルは、行の数も同じでも、前のファイルで選んだ選手を引きつがない", async () => {
  const draft = heldDraft();
  const before = await server.open(draft);
  const chosen = (page: typeof before) => page.result.current.csv.stage;
  await before.choose("日時,球速(km/h)\n2026/11/19 10:00:00,100", "export.csv");
  await waitFor(() => expect(chosen(before)).toMatchObject({ step: "check" }));
  act(() => before.result.current.file.choose("export.csv", server.ids.onodera));
  before.leave();

  const after = await server.open(draft);
  await after.choose("日時,球速(km/h)\n2026/11/20 10:00:00,98", "export.csv");
  await waitFor(() => expect(chosen(after)).toMatchObject({ check: { asked: [{ match: { state: "unknown" } }] } }));
  await after.choose("日時,球速(km/h)\n2026/11/19 10:00:00,100", "export.csv");
  await waitFor(() =>
    expect(chosen(after)).toMatchObject({ check: { asked: [{ match: { member_id: server.ids.onodera } }] } }),
  );
});

test("R2 対応づけの途中なら、そこへもどる。確認からもどっても、全部の球に付けるものは残る", async () => {
  const draft = heldDraft();
  const swings = "日付,打球速度\n2026/11/19,98.2\n2026/11/19,100\n";
  const before = await server.open(draft);
  await before.choose(swings, "打撃.csv");
  const { stage } = before.result.current.csv;
  act(() => stage.step === "map" && before.result.current.file.answer({ ...stage.answers, units: { speed: "mph" } }));
  before.leave();

  const { result, choose } = await server.open(draft);
  await choose(swings, "打撃.csv");
  expect(result.current.csv.stage).toMatchObject({ step: "map", answers: { units: { speed: "mph" } } });
  await act(async () => result.current.file.read());
  await waitFor(() => expect(result.current.csv.stage.step).toBe("check"));
  act(() => result.current.file.changeWhole({ ball: "rubber", battingType: 3 }));
  act(() => result.current.file.back());
  await act(async () => result.current.file.read());
  await waitFor(() => expect(result.current.csv.stage).toMatchObject({ step: "check", whole: { battingType: 3 } }));

  act(() => result.current.file.restart());
  expect([result.current.csv.stage.step, draft.value]).toEqual(["file", null]);
});
