// @vitest-environment jsdom
import type { PageConfig } from "@kyuseki/domain";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { themeOfWindow } from "../../../testing/theme.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { createServices } from "../../shell/createServices.ts";
import { Component } from "./PasswordResetRoute.tsx";

afterEach(cleanup);

function open(mail: PageConfig["mail"]) {
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, mail, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: () => {},
  });
  renderRoutes(services, [{ path: "/", element: <Component /> }]);
}

test.each([
  ["メールを送らないサーバー", undefined, 0],
  ["リンクを送れないサーバー", { links: false }, 0],
  ["リンクを送れるサーバー", { links: true }, 1],
])("BE-9 %s の画面が、リンクを頼めるか", async (_, mail, fields) => {
  open(mail);
  await screen.findByRole("heading", { name: "パスワードの再設定" });
  expect(screen.queryAllByRole("textbox", { name: "メールアドレス" })).toHaveLength(fields);
  expect(screen.queryAllByText("チームの監督に、再設定リンクを頼みます。")).toHaveLength(1 - fields);
});
