// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../../../testing/teamServer.tsx";
import { queryKeys } from "../../../data/queryKeys.ts";
import { Page } from "../../AppProviders.tsx";
import { Overlay } from "./QrOverlay.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());
afterEach(cleanup);

test("P5 QRコードを発行すると、下に開いている操作の記録も読み直す", async () => {
  const services = await server.signIn();
  services.queries.setQueryData(queryKeys.audit, {});
  const Providers = withServices(services);
  render(
    <Page>
      <Providers>
        <Overlay onClose={() => {}} />
      </Providers>
    </Page>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "発行する" }));
  await waitFor(() => expect(services.queries.getQueryState(queryKeys.audit)?.isInvalidated).toBe(true));
});
