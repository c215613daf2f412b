// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useOpenNote } from "./useOpenNote.ts";

afterEach(cleanup);

function show() {
  let opened: ReturnType<typeof useOpenNote> | undefined;
  const Queue = () => {
    opened = useOpenNote();
    return null;
  };
  const router = createMemoryRouter([{ path: "/note", element: <Queue /> }], { initialEntries: ["/note?id=2"] });
  render(<RouterProvider router={router} />);
  return { router, id: () => opened?.[0], open: (id: number) => act(async () => opened?.[1](id)) };
}

test("自分で書いたアドレスが次のキーのあとに届いても、開いたノートのまま", async () => {
  const { router, id, open } = show();
  await open(1);
  await act(() => router.navigate("?id=3", { replace: true }));
  expect(id()).toBe(1);
});

test("リンクで移ったアドレスのノートが開き、戻ると、前のノートに戻る", async () => {
  const { router, id } = show();
  await act(() => router.navigate("?id=3"));
  expect(id()).toBe(3);
  await act(() => router.navigate(-1));
  expect(id()).toBe(2);
});
