// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Page } from "../AppProviders.tsx";
import { NavigationLine } from "./NavigationLine.tsx";

afterEach(cleanup);

test("次の画面のコードが届くまで線が出て、届けば消える", async () => {
  const { promise, resolve } = Promise.withResolvers<{ element: string }>();
  const frame = (
    <>
      <NavigationLine />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: "/", element: "ホーム" },
        { path: "/note", lazy: () => promise },
      ],
    },
  ]);
  render(
    <Page>
      <RouterProvider router={router} />
    </Page>,
  );
  expect(screen.queryByRole("progressbar")).toBeNull();

  act(() => void router.navigate("/note"));
  await screen.findByRole("progressbar", { name: "読み込んでいます" });
  screen.getByText("ホーム");

  await act(async () => resolve({ element: "ノート" }));
  await screen.findByText("ノート");
  expect(screen.queryByRole("progressbar")).toBeNull();
});
