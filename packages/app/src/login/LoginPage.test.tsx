// @vitest-environment jsdom
import { startTestServer } from "@kyuseki/server/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { themeOfWindow } from "../../testing/theme.ts";
import { createSessionStore } from "../services/session/session.ts";
import { createTokenStorage } from "../services/session/tokenStorage.ts";
import { Page } from "../shell/AppProviders.tsx";
import { createServices } from "../shell/createServices.ts";
import { LoginPage } from "./LoginPage.tsx";
import { createPasskeySignIn } from "./passkeySignIn.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
beforeAll(async () => {
  server = await startTestServer();
  // Passkeys are for names, not for IP addresses.
  baseURL = (await server.listen()).replace("127.0.0.1", "localhost");
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "credentials");
});

/** A browser that lists a passkey where a name is typed, and whose person chooses it at once. */
function offerPasskey() {
  const isConditionalMediationAvailable = async () => true;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const response = {
    authenticatorData: bytes("data"),
    clientDataJSON: bytes("{}"),
    signature: bytes("signature"),
    userHandle: bytes("handle"),
  };
  const credential = { id: "a2V5", rawId: bytes("key"), type: "public-key", response };
  const get = async () => ({ ...credential, getClientExtensionResults: () => ({}), authenticatorAttachment: null });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
}

test("R1 欄の候補から選んだパスキーが断られたら、そう言い、もう一度押せる", async () => {
  offerPasskey();
  const app = {
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: () => {},
  };
  const { call } = createServices({ ...app, network: { baseURL, adapter: "http" } });
  render(
    <Page>
      <LoginPage
        app={app}
        isArrival={false}
        onFirstTouch={() => {}}
        onSignIn={async () => null}
        loadPasskeySignIn={async () => createPasskeySignIn(app.session, call)}
      />
    </Page>,
  );
  fireEvent.focus(screen.getByRole("textbox", { name: /メールアドレス/ }));
  await screen.findByText(/パスキーでログインできませんでした。もう一度お試しになるか/);
  expect(screen.getByRole("button", { name: "ログイン" }).getAttribute("aria-disabled")).toBeNull();
});
