// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../../testing/teamServer.tsx";
import { useNoteDrafts } from "./useNoteDrafts.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
});
afterAll(() => server.stop());
afterEach(cleanup);

test("コメントが届いたときに、次のノートへ書きはじめた文は消えない", async () => {
  const wrapper = withServices(await server.signIn());
  const { result, unmount } = renderHook(useNoteDrafts, { wrapper });
  act(() => result.current.write(1, "ナイスプレー"));
  const { sent } = result.current;
  act(() => result.current.write(2, "休むのも練習"));
  act(() => sent(1, "ナイスプレー"));
  expect([result.current.textOf(1), result.current.textOf(2)]).toEqual(["", "休むのも練習"]);
  unmount();
  expect(renderHook(useNoteDrafts, { wrapper }).result.current.textOf(2)).toBe("休むのも練習");
});

test("送っている間に同じノートで直した文は、届いても消えない", async () => {
  const { result } = renderHook(useNoteDrafts, { wrapper: withServices(await server.signIn()) });
  act(() => result.current.write(3, "ナイスプレー"));
  const { sent } = result.current;
  act(() => result.current.write(3, "ナイスプレー。土曜も続けよう"));
  act(() => sent(3, "ナイスプレー"));
  expect(result.current.textOf(3)).toBe("ナイスプレー。土曜も続けよう");
});
