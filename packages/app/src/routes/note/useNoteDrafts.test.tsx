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
  const { write: writeWhenSent } = result.current;
  act(() => result.current.write(2, "休むのも練習"));
  act(() => writeWhenSent(1, ""));
  expect([result.current.textOf(1), result.current.textOf(2)]).toEqual(["", "休むのも練習"]);
  unmount();
  expect(renderHook(useNoteDrafts, { wrapper }).result.current.textOf(2)).toBe("休むのも練習");
});
