// @vitest-environment jsdom
import type { PageConfig } from "@kyuseki/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { themeOfWindow } from "../../../testing/theme.ts";
import { ServicesProvider } from "../../services/services.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { Page } from "../../shell/AppProviders.tsx";
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
  render(
    <Page>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queries}>
          <RouterProvider router={createMemoryRouter([{ path: "/", element: <Component /> }])} />
        </QueryClientProvider>
      </ServicesProvider>
    </Page>,
  );
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
