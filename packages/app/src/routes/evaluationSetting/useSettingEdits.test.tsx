// @vitest-environment jsdom
import { act, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { useSettingEdits } from "./useSettingEdits.ts";

const server = teamServerOfFile();

let drawn: ReturnType<typeof useSettingEdits> | null = null;
function Probe() {
  const held = useSettingEdits();
  useEffect(() => {
    drawn = held;
  });
  return null;
}

async function open() {
  const Providers = withServices(await server.signIn());
  const routes = [
    { path: "/evaluation-setting", element: <Probe /> },
    { path: "/member-list", element: null },
  ];
  const show = () => {
    const router = createMemoryRouter(routes, { initialEntries: ["/evaluation-setting"] });
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    return router;
  };
  const router = show();
  const edits = () => {
    if (!drawn) throw new Error("not drawn yet");
    return drawn;
  };
  return {
    edits,
    type: () => act(async () => edits().goal.onKeep({ base: {}, values: { "e6/item-1": "8.1" } })),
    go: (to: string) => act(async () => void router.navigate(to)),
    path: () => router.state.location.pathname,
    reload: () => act(async () => void show()),
  };
}

test("変えていなければたずねずに移り、項目の書きかけだけでもたずねない", async () => {
  const page = await open();
  const values = { name: "腕立て", unit: "", better: "higher", lowest: null, highest: null, decimals: 1 } as const;
  await act(async () => page.edits().item.onKeep({ id: null, edits: { base: { ...values, name: "" }, values } }));
  await page.go("/member-list");
  expect([page.path(), page.edits().leaving]).toEqual(["/member-list", null]);
  await page.reload();
  expect(page.edits().item.kept?.edits.values.name).toBe("腕立て");
});

test("R2 変えていれば移る前にたずね、読み込み直しても残っている。捨てて移れば残らない", async () => {
  const page = await open();
  await page.type();
  await page.go("/member-list");
  expect(page.path()).toBe("/evaluation-setting");
  await act(async () => page.edits().leaving?.onStay());
  expect([page.edits().leaving, page.edits().goal.kept?.values]).toEqual([null, { "e6/item-1": "8.1" }]);

  await page.go("/member-list");
  await act(async () => page.edits().leaving?.onLeave());
  await waitFor(() => expect(page.path()).toBe("/member-list"));
  await page.reload();
  expect(page.edits().goal.kept).toBeNull();
});
