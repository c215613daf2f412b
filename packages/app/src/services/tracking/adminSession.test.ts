// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openSink } from "../../../testing/analyticsSink.ts";
import { manager, openTab } from "./tracking.fixtures.ts";

const everything = {
  analytics: { token: "0a1b", recordingPercent: 100 },
  tagManager: { id: "GTM-1", url: "https://tags.example/gtm.js" },
  paymentScriptUrl: "https://pay.example/v3/",
};

test("SE-7 管理者の印があれば、ダミーの番号で送り、録画もよそのスクリプトも動かない", async () => {
  const sink = await openSink();
  localStorage.setItem("spo+admin_token", "x");
  const tab = openTab(everything, { origin: sink.origin });
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("ホーム", "/");
  tab.session.signOut("left");
  await tab.settled();
  sink.close();

  const tokens = sink
    .opened()
    .flatMap(([path, items]) =>
      items.map((item) => (path.includes("track") ? (item.properties as { token: string }).token : item.$token)),
    );
  expect(tokens).toHaveLength(4);
  expect(new Set(tokens)).toEqual(new Set(["dummy"]));
  expect([document.scripts.length, window.dataLayer, window.__mp_recorder]).toEqual([0, undefined, undefined]);
  expect(tab.reloads()).toBe(0);
});
