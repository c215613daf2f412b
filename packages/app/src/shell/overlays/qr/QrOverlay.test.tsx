// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInPage } from "../../../../testing/inPage.tsx";
import { teamServerOfFile } from "../../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { Overlay } from "./QrOverlay.tsx";

const server = teamServerOfFile();
afterEach(cleanup);

test("P5 QRコードを発行すると、下に開いている操作の記録も読み直す", async () => {
  const services = await server.signIn();
  services.queries.setQueryData(queryKeys.audit, {});
  renderInPage(services, <Overlay onClose={() => {}} />);
  fireEvent.click(await screen.findByRole("button", { name: "発行する" }));
  await waitFor(() => expect(services.queries.getQueryState(queryKeys.audit)?.isInvalidated).toBe(true));
});
