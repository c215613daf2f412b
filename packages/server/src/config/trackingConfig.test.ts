import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { trackingOff } from "./trackingConfig.ts";

const read = (env: Record<string, string>) => readConfig(env).tracking;

describe("D-12 解析と、よそのスクリプトの設定", () => {
  test("何も指定しなければ、どれも動かない", () => {
    expect(read({})).toEqual(trackingOff);
  });

  test("AN-4 番号が決まったものだけが動き、読み込み元は決まっている", () => {
    expect(
      read({
        KYUSEKI_ANALYTICS_TOKEN: "0a1b2c",
        KYUSEKI_ANALYTICS_UPSTREAM: "https://api.example/",
        KYUSEKI_RECORDING_PERCENT: "2.5",
        KYUSEKI_TAG_MANAGER_ID: "GTM-ABC123",
        KYUSEKI_WEB_ANALYTICS_ID: "G-ABC123",
        KYUSEKI_PAYMENT_SCRIPT: "1",
      }),
    ).toEqual({
      analyticsToken: "0a1b2c",
      analyticsUpstream: "https://api.example",
      recordingPercent: 2.5,
      tagManager: { id: "GTM-ABC123", url: "https://www.googletagmanager.com/gtm.js" },
      webAnalytics: { id: "G-ABC123", url: "https://www.googletagmanager.com/gtag/js" },
      paymentScriptUrl: "https://js.stripe.com/v3/",
    });
  });

  test("読み込み元を変えても、番号がなければ動かない", () => {
    const url = "http://127.0.0.1:9/script.js";
    expect(
      read({ KYUSEKI_TAG_MANAGER_URL: url, KYUSEKI_WEB_ANALYTICS_URL: url, KYUSEKI_PAYMENT_SCRIPT_URL: url }),
    ).toEqual(trackingOff);
    expect(read({ KYUSEKI_PAYMENT_SCRIPT: "1", KYUSEKI_PAYMENT_SCRIPT_URL: url })).toEqual({
      ...trackingOff,
      paymentScriptUrl: url,
    });
  });

  test.each([
    [{ KYUSEKI_ANALYTICS_TOKEN: "a b" }, "KYUSEKI_ANALYTICS_TOKEN: must be letters, digits, - and _ only."],
    [{ KYUSEKI_TAG_MANAGER_ID: "GTM-1'; x" }, "KYUSEKI_TAG_MANAGER_ID: must be letters, digits, - and _ only."],
    [
      { KYUSEKI_ANALYTICS_UPSTREAM: "api.example" },
      "KYUSEKI_ANALYTICS_UPSTREAM: must be an http:// or https:// address.",
    ],
    [{ KYUSEKI_TAG_MANAGER_URL: "data:,alert(1)" }, "KYUSEKI_TAG_MANAGER_URL: must be an http:// or https:// address."],
    [{ KYUSEKI_RECORDING_PERCENT: "101" }, "KYUSEKI_RECORDING_PERCENT: must be a number from 0 to 100."],
    [{ KYUSEKI_RECORDING_PERCENT: "-1" }, "KYUSEKI_RECORDING_PERCENT: must be a number from 0 to 100."],
    [{ KYUSEKI_PAYMENT_SCRIPT: "yes" }, "KYUSEKI_PAYMENT_SCRIPT: must be 0 or 1."],
  ])("使えない値 %o は断る", (env, line) => {
    expect(() => read(env)).toThrow(line);
  });
});
