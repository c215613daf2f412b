// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { analytics } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { analyticsSettings } from "./analyticsSettings.ts";

test("AN-2 まとめ方、待ち時間、クッキーの期限", () => {
  expect(analyticsSettings("", 0)).toMatchObject({
    api_host: "/api/analytics",
    batch_size: 50,
    batch_flush_interval_ms: 5000,
    batch_request_timeout_ms: 90_000,
    cookie_expiration: 365,
    cross_site_cookie: false,
    track_links_timeout: 300,
    record_sessions_percent: 0,
    disable_persistence: true,
  });
});

test("AN-3 録画は、すべての入力を伏せ、画像と動画を写さず、30分で区切る", () => {
  expect(analyticsSettings("", 20)).toMatchObject({
    record_sessions_percent: 20,
    record_idle_timeout_ms: 1_800_000,
    record_mask_all_inputs: true,
    record_mask_all_text: true,
    record_console: false,
    record_network: false,
    disable_persistence: false,
  });
  for (const blocked of ["img", "video", "svg", "canvas"]) {
    expect(analyticsSettings("", 20).record_block_selector.split(", ")).toContain(blocked);
  }
});

test("AN-2・AN-3 設定のない決まりは、ライブラリの中で同じ値になっている", () => {
  const { resolve } = createRequire(import.meta.url);
  const source = (name: string) => readFileSync(resolve(`mixpanel-browser/src/${name}.js`), "utf8");
  const batcher = source("request-batcher");
  expect(batcher).toContain("MAX_RETRY_INTERVAL_MS = 10 * 60 * 1000;");
  expect(analytics.longestRetryMs).toBe(10 * 60 * 1000);
  expect(batcher).toContain(`this.itemIdsSentSuccessfully[itemId] || 0) > ${analytics.resends})`);
  expect(source("mixpanel-core")).toContain(`_.truncate(options.data, ${analytics.textMax})`);
  const recorder = source("recorder/session-recording");
  expect(recorder).toContain(`'batch_size': ${analytics.recording.batch},`);
  expect(recorder).toContain("'batch_flush_interval_ms': 10 * 1000,");
  expect(analytics.recording.flushMs).toBe(10 * 1000);
});
