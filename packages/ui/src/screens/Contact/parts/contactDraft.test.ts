import { describe, expect, test } from "vitest";
import { emptyContactDraft } from "../contact.fixtures.ts";
import {
  type ContactTexts,
  checkContact,
  isFilled,
  showsDeviceInfo,
  showsPageInfo,
  withPrefill,
} from "./contactDraft.ts";

const prefill = { pageInfo: "メンバーリスト", deviceInfo: "Windows／Chrome 131" };
const texts: ContactTexts = {
  category: "bug",
  pageInfo: "測定",
  deviceInfo: "iPad",
  inquiry: "保存できません",
};

describe("VA-1 種類によって出る欄", () => {
  test.each([
    { category: null, page: false, device: false },
    { category: "training", page: false, device: true },
    { category: "measurement", page: false, device: false },
    { category: "operation", page: true, device: true },
    { category: "bug", page: true, device: true },
    { category: "opinion", page: false, device: false },
    { category: "other", page: false, device: false },
  ] as const)("$category：画面 $page ・端末 $device", ({ category, page, device }) => {
    expect(showsPageInfo(category)).toBe(page);
    expect(showsDeviceInfo(category)).toBe(device);
  });
});

describe("VA-1 送る内容", () => {
  test("前後の空白を除き、出ている欄をすべて送る", () => {
    expect(checkContact({ ...texts, inquiry: " 保存できません\n" })).toEqual({ draft: texts });
  });

  test("隠れた欄は、上限を超えていても空にして送る", () => {
    expect(checkContact({ ...texts, category: "training", pageInfo: "測".repeat(101) })).toEqual({
      draft: { ...texts, category: "training", pageInfo: "" },
    });
  });

  test("足りない欄は、欄の順に、自分の文で言う", () => {
    expect(checkContact({ ...texts, category: null, inquiry: " " })).toEqual({
      first: "category",
      fieldErrors: {
        category: "お問い合わせの種類を選んでください",
        inquiry: "お問い合わせ内容を入力してください",
      },
    });
  });
});

describe("VA-4 上限", () => {
  test.each([
    { name: "1000文字", inquiry: "が".repeat(1000), passes: true },
    { name: "1001文字", inquiry: "が".repeat(1001), passes: false },
    { name: "家族の絵文字1000個", inquiry: "👨‍👩‍👧".repeat(1000), passes: true },
  ])("$name", ({ inquiry, passes }) => {
    expect(checkContact({ ...texts, inquiry }).draft !== undefined).toBe(passes);
  });

  test("長すぎる欄は、減らす数を欄が言うので、文を重ねない", () => {
    expect(checkContact({ ...texts, deviceInfo: "端".repeat(101) })).toEqual({ first: "deviceInfo", fieldErrors: {} });
  });

  test("一文字に重ねた記号のように、欄が数で言えないものは文で言う", () => {
    expect(checkContact({ ...texts, deviceInfo: `a${"\u0301".repeat(3200)}` })).toEqual({
      first: "deviceInfo",
      fieldErrors: { deviceInfo: "お使いの端末は100文字以内で入力してください" },
    });
  });
});

describe("VA-2 書きかけ", () => {
  test("はじめは、開いた画面と端末が入っている", () => {
    expect(withPrefill(emptyContactDraft, prefill)).toEqual({ ...emptyContactDraft, ...prefill });
  });

  test("空に直した欄に、また入り直さない", () => {
    expect(withPrefill({ ...texts, pageInfo: "", deviceInfo: "" }, prefill)).toEqual({
      ...texts,
      pageInfo: "",
      deviceInfo: "",
    });
  });

  test.each([
    { name: "空", draft: emptyContactDraft, filled: false },
    { name: "種類だけ", draft: { ...emptyContactDraft, category: "other" }, filled: false },
    { name: "種類と空白", draft: { ...emptyContactDraft, category: "other", inquiry: "　\n" }, filled: false },
    { name: "内容だけ", draft: { ...emptyContactDraft, inquiry: "質問" }, filled: false },
    { name: "種類と内容", draft: { ...emptyContactDraft, category: "other", inquiry: "質問" }, filled: true },
  ] as const)("$name：揃っている $filled", ({ draft, filled }) => {
    expect(isFilled(draft)).toBe(filled);
  });
});
