// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { OpenPlayers } from "./OpenPlayers.tsx";

const server = teamServerOfFile();
afterEach(cleanup);

test("CO-7 まだの人の数は、変えたあとの次の画面で読み直される。変わっていなければ、読み直さない", async () => {
  const { id } = await addMember(server.db, server.ids().teamId, { last_name: "小川", first_name: "新" });
  await server.db.query("update members set created_at = now() - interval '9 days' where id = $1", [id]);
  const services = await server.signIn();
  const Providers = withServices(services);
  let count = -1;
  const show = (players: number) => {
    count = players;
  };
  const badgeOn = (page: string) => (
    <Providers>
      <OpenPlayers page={page} onCount={show} />
    </Providers>
  );
  const { rerender } = render(badgeOn("/evaluation-result/measuring-day"));
  await waitFor(() => expect(count).toBe(1));

  const readAt = () => services.queries.getQueryState(queryKeys.openPlayerCount)?.dataUpdatedAt;
  const first = readAt();
  rerender(badgeOn("/note"));
  expect(services.queries.isFetching()).toBe(0);

  await server.db.query("update members set state = 'archived' where id = $1", [id]);
  await services.queries.invalidateQueries({ refetchType: "none" });
  expect([count, readAt()]).toEqual([1, first]);
  rerender(badgeOn("/"));
  await waitFor(() => expect(count).toBe(0));
});
