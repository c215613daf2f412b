// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useOpenNote } from "./useOpenNote.ts";

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={["/note?id=2"]}>{children}</MemoryRouter>
);
const useQueue = () => {
  const [id, open] = useOpenNote();
  return { id, open, navigate: useNavigate() };
};

test("自分で書いたアドレスが次のキーのあとに届いても、開いたノートのまま", () => {
  const { result } = renderHook(useQueue, { wrapper });
  act(() => result.current.open(1));
  act(() => void result.current.navigate("?id=3", { replace: true }));
  expect(result.current.id).toBe(1);
});

test("リンクで移ったアドレスのノートが開き、戻ると、前のノートに戻る", () => {
  const { result } = renderHook(useQueue, { wrapper });
  act(() => void result.current.navigate("?id=3"));
  expect(result.current.id).toBe(3);
  act(() => void result.current.navigate(-1));
  expect(result.current.id).toBe(2);
});
