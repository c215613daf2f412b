import { Failure } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { doneText, resultMessage } from "./resultMessage.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });
const midori = fictionalMember({ id: 8, name: "増田 碧" });
const ritsu = fictionalMember({ id: 7, name: "坂口 律" });
const aoi = fictionalMember({ id: 9, name: "水野 葵" });
const invited = new Failure("conflict", { message: "すでに招待しています。" });

describe("まとめて行ったあとの知らせ", () => {
  test("全員にできた", () => {
    expect(resultMessage(intl, "invite", { done: [midori, ritsu], refused: [], left: [] })).toEqual({
      tone: "success",
      text: "増田 碧さんほか1人をアナライザーに招待しました",
    });
  });

  test("できなかった人は、理由ごとに名前を言う", () => {
    const refused = [
      { member: ritsu, failure: invited },
      { member: aoi, failure: invited },
      { member: fictionalMember({ id: 3, name: "選手 3" }), failure: new Failure("unavailable", { status: 0 }) },
    ];
    expect(
      resultMessage(intl, "invite", {
        done: [midori],
        refused,
        left: [fictionalMember({ id: 4, name: "選手 4" }), fictionalMember({ id: 5, name: "選手 5" })],
      }),
    ).toEqual({
      tone: "warn",
      text: "1人を招待しました／3人はできませんでした",
      detail:
        "坂口 律さんほか1人：すでに招待しています。 " +
        "選手 3さん：サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。 " +
        "残りの2人には、まだ何もしていません。",
    });
  });

  test("だれにもできなかった", () => {
    const refused = [{ member: ritsu, failure: invited }];
    expect(resultMessage(intl, "accept", { done: [], refused, left: [] })).toEqual({
      tone: "danger",
      text: "1人ともできませんでした",
      detail: "坂口 律さん：すでに招待しています。",
    });
  });

  test("途中でやめた", () => {
    expect(resultMessage(intl, "accept", { done: [midori], refused: [], left: [aoi] })).toEqual({
      tone: "success",
      text: "増田 碧さんの参加を承認しました",
      detail: "残りの1人には、まだ何もしていません。",
    });
  });
});

test("一度に行ったことは、はじめの人の名前で言う", () => {
  expect(doneText(intl, "delete", [midori])).toBe("増田 碧さんをチームから削除しました");
  expect(doneText(intl, "restore", [midori, ritsu, aoi])).toBe("増田 碧さんほか2人を元に戻しました");
});
