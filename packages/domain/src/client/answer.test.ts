import { describe, expect, test } from "vitest";
import { logout } from "../contract/account/session.ts";
import { Failure } from "../failure.ts";
import { type Answer, readAnswer } from "./answer.ts";

const now = Date.parse("2026-05-01T00:00:00Z");
const arrived = (answer: Partial<Answer>): Answer => ({ status: 200, text: "", retryAfter: undefined, now, ...answer });

function failureOf(answer: Partial<Answer>): Failure {
  try {
    readAnswer(logout, arrived(answer));
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error("拒まれるはずの応答が受け入れられました");
}

test("AP-5 契約どおりの応答から、契約にある項目だけを受け取る", () => {
  expect(readAnswer(logout, arrived({ text: '{"success":true,"debug":"x"}' }))).toEqual({ success: true });
});

test.each([
  { name: "形がちがう", text: '{"success":"yes"}' },
  { name: "途中で切れたJSON", text: '{"success":tr' },
  { name: "HTMLのページ", text: "<!doctype html><title>Wi-Fi</title>" },
  { name: "空の本文", text: "" },
])("ER-1 成功でも$name なら unexpected", ({ text }) => {
  expect(failureOf({ text })).toMatchObject({ code: "unexpected", status: 200 });
});

describe("ER-1 拒まれた理由の読み方", () => {
  test("error・code・fieldsをそのまま渡す", () => {
    const text = JSON.stringify({
      error: "入力内容を確認してください。",
      code: "invalid",
      fields: { "members.3.grade": "学年を選んでください" },
    });
    expect(failureOf({ status: 400, text })).toMatchObject({
      code: "invalid",
      status: 400,
      message: "入力内容を確認してください。",
      fields: { "members.3.grade": "学年を選んでください" },
    });
  });

  test.each([
    { name: "errorがあればdetailより先", body: { error: "あ", detail: "い" }, message: "あ" },
    { name: "errorがなければdetail", body: { detail: "い" }, message: "い" },
    { name: "errorが文でなければdetail", body: { error: { text: "あ" }, detail: "い" }, message: "い" },
    { name: "どちらもなければ符号", body: {}, message: "forbidden" },
  ])("$name", ({ body, message }) => {
    expect(failureOf({ status: 403, text: JSON.stringify(body) })).toMatchObject({ code: "forbidden", message });
  });

  test("500は状態だけを残す", () => {
    const failure = failureOf({
      status: 500,
      text: JSON.stringify({ error: "DB: relation members", code: "conflict" }),
    });
    expect(failure).toMatchObject({ code: "unexpected", status: 500, message: "unexpected", fields: undefined });
  });

  test.each([
    [400, "invalid"],
    [401, "unauthorized"],
    [403, "forbidden"],
    [404, "not_found"],
    [405, "unexpected"],
    [408, "unavailable"],
    [409, "conflict"],
    [413, "invalid"],
    [415, "invalid"],
    [422, "invalid"],
    [429, "rate_limited"],
    [502, "unavailable"],
    [503, "unavailable"],
    [504, "unavailable"],
    [599, "unexpected"],
  ] as const)("符号のない状態 %i は %s", (status, code) => {
    expect(failureOf({ status, text: "<h1>Bad Gateway</h1>" })).toMatchObject({ code, status, message: code });
  });
});

describe("D-7 Retry-After の読み方", () => {
  test.each([
    { name: "秒数", retryAfter: "90", seconds: 90 },
    { name: "日時", retryAfter: "Fri, 01 May 2026 00:00:03 GMT", seconds: 3 },
    { name: "過ぎた日時は0秒", retryAfter: "Thu, 30 Apr 2026 23:59:00 GMT", seconds: 0 },
    { name: "読めないもの", retryAfter: "soon", seconds: undefined },
    { name: "なし", retryAfter: undefined, seconds: undefined },
  ])("$name", ({ retryAfter, seconds }) => {
    expect(failureOf({ status: 429, retryAfter }).retryAfterS).toBe(seconds);
  });
});
