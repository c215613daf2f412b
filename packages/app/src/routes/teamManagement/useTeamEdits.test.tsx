// @vitest-environment jsdom
import { getTeam, type Team } from "@kyuseki/domain";
import { act, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { useTeamEdits } from "./useTeamEdits.ts";

const server = teamServerOfFile();

let drawn: ReturnType<typeof useTeamEdits> | null = null;
function Probe() {
  const held = useTeamEdits();
  useEffect(() => {
    drawn = held;
  });
  return null;
}

async function open() {
  const services = await server.signIn();
  const base: Team = await services.call(getTeam);
  const Providers = withServices(services);
  const routes = [
    { path: "/team-management", element: <Probe /> },
    { path: "/member-list", element: null },
  ];
  const show = () => {
    const router = createMemoryRouter(routes, { initialEntries: ["/team-management"] });
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
    type: (goal: string) => act(async () => edits().keep({ base, values: { ...base, goal } })),
    go: (to: string) => act(async () => void router.navigate(to)),
    path: () => router.state.location.pathname,
    reload: () => act(async () => void show()),
  };
}

test("変えていなければ、たずねずに移る", async () => {
  const page = await open();
  await page.go("/member-list");
  expect([page.path(), page.edits().leaving]).toEqual(["/member-list", null]);
});

test("変えていれば移る前にたずね、残れば書きかけもそのまま", async () => {
  const page = await open();
  await page.type("書きかけ");
  await page.go("/member-list");
  expect(page.path()).toBe("/team-management");

  await act(async () => page.edits().leaving?.onStay());
  expect([page.path(), page.edits().leaving, page.edits().kept?.values.goal]).toEqual([
    "/team-management",
    null,
    "書きかけ",
  ]);
});

test("変更を捨てて移ると、次に開いたときには残っていない", async () => {
  const page = await open();
  await page.type("書きかけ");
  await page.go("/member-list");
  await act(async () => page.edits().leaving?.onLeave());
  await waitFor(() => expect(page.path()).toBe("/member-list"));

  await page.reload();
  expect(page.edits().kept).toBeNull();
});

test("R2 読み込み直しても、書きかけは残っている", async () => {
  const page = await open();
  await page.type("書きかけ");
  await page.reload();
  expect(page.edits().kept?.values).toMatchObject({ name: "青葉台", goal: "書きかけ" });
});
