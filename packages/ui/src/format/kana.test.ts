import { describe, expect, test } from "vitest";
import { foldForSearch, searchFinds, searchQuery, searchText } from "./kana.ts";

describe("foldForSearch", () => {
  test.each([
    ["カタカナはひらがな", "オノデラ ユイ", "おのでらゆい"],
    ["半角カナと濁点", "ｵﾉﾃﾞﾗ", "おのでら"],
    ["全角の英数字", "ＣＳＶ　１２", "csv12"],
    ["長音と中黒", "コーチ・リーダー", "こちりだ"],
    ["旧い字", "髙橋・齋藤・山﨑", "高橋斎藤山崎"],
    ["辞書で一字の吉", "𠮷田", "吉田"],
    ["空白だけ", "　 ", ""],
  ])("%s", (_, text, expected) => {
    expect(foldForSearch(text)).toBe(expected);
  });
});

describe("searchFinds", () => {
  const finds = (texts: readonly string[], query: string) => searchFinds(searchText(texts), query);

  test.each([
    ["漢字の一部", ["小野寺 結衣", "おのでら ゆい"], "野寺"],
    ["かな", ["小野寺 結衣", "おのでら ゆい"], "オノデラ"],
    ["姓名のあいだの空白なし", ["小野寺 結衣", "おのでら ゆい"], "おのでらゆい"],
    ["ローマ字", ["小野寺 結衣", "おのでら ゆい"], "onodera"],
    ["名が先のローマ字", ["小野寺 結衣", "おのでら ゆい"], "Yui Onodera"],
    ["全角のローマ字", ["小野寺 結衣", "おのでら ゆい"], "ＯＮＯ"],
    ["変換の途中", ["小野寺 結衣", "おのでら ゆい"], "おのd"],
    ["Ohno", ["大野 葵", "おおの あおい"], "Ohno"],
    ["oono", ["大野 葵", "おおの あおい"], "oono"],
    ["打ちかけの oh", ["小原 樹", "おはら いつき"], "oh"],
    ["shi", ["清水 葵", "しみず あおい"], "shimizu"],
    ["si", ["清水 葵", "しみず あおい"], "simizu"],
    ["打ちかけの sh", ["清水 葵", "しみず あおい"], "sh"],
    ["n がふたつ", ["本多 健一", "ほんだ けんいち"], "honnda kennichi"],
    ["n がひとつ", ["本多 健一", "ほんだ けんいち"], "kenichi"],
    ["mb と書く ん", ["神保 蓮", "じんぼ れん"], "Jimbo"],
    ["っ", ["服部 新", "はっとり あらた"], "hattori"],
    ["拗音", ["中条 翔太", "ちゅうじょう しょうた"], "chujo shota"],
    ["拗音を訓令式で", ["中条 翔太", "ちゅうじょう しょうた"], "tyuuzyou"],
    ["づ", ["会津 凛", "あいづ りん"], "aizu"],
    ["ふ", ["藤井 颯太", "ふじい そうた"], "fujii"],
    ["姓の終わりと名の初めが続く", ["佐藤 海", "さとう うみ"], "umi"],
    ["外来語", ["ジェフ", "ファイル"], "jefu"],
    ["よみがなのない英語", ["Velocity"], "velo"],
    ["空なら何でも", ["小野寺 結衣"], "　"],
  ])("見つかる：%s", (_, texts, query) => {
    expect(finds(texts, query)).toBe(true);
  });

  test.each([
    ["違う音", ["小野寺 結衣", "おのでら ゆい"], "onodara"],
    ["片方の語だけ合う", ["小野寺 結衣", "おのでら ゆい"], "onodera minato"],
    ["漢字とローマ字の混ざり", ["小野寺 結衣", "おのでら ゆい"], "小野d"],
    ["数字", ["小野寺 結衣", "おのでら ゆい"], "12"],
  ])("見つからない：%s", (_, texts, query) => {
    expect(finds(texts, query)).toBe(false);
  });
});

describe("searchQuery", () => {
  const starts = (query: string) => searchQuery(query).starts(searchText(["小野寺 結衣", "おのでら ゆい"]));

  test.each(["小野", "小野寺結", "おの", "おのd", "オノデラ　ユ", "ono", "Onodera yu"])("始まる：%s", (query) => {
    expect(starts(query)).toBe(true);
  });
  test.each(["野寺", "結衣", "ゆい", "yui", "dera", "ー", ""])("始まらない：%s", (query) => {
    expect(starts(query)).toBe(false);
  });
  test.each([
    ["何もない", " 　", true],
    ["数えない印だけ", "ー・", true],
    ["一字", "お", false],
  ])("空かどうか：%s", (_, query, expected) => {
    expect(searchQuery(query).isEmpty).toBe(expected);
  });
});
