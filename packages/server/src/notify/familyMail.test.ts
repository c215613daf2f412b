import { scripts } from "@kyuseki/domain/hostileTexts";
import { describe, expect, test } from "vitest";
import { correctionMail, noticeMail, reminderMail } from "./familyMail.ts";

const shared = {
  teamName: "青葉台ベースボールクラブ",
  author: "大野 直人 監督",
  url: "https://coach.example/f#token1",
  expiresAt: new Date("2027-03-31T14:59:59.999Z"),
};
const notice = {
  ...shared,
  firstNames: ["律", "花"],
  toPlayer: false,
  title: "土曜の練習は13時開始に変更します",
  body: "グラウンドの都合です。\n地図 https://maps.example/a?b=1&c=2",
  urgent: false,
  choices: ["参加", "不参加"],
  deadline: new Date("2026-11-20T13:00:00Z"),
  fileNames: ["地図.pdf"],
};
const open = { ref_id: 1, subject: "土曜の練習", since: "2026-11-19", due: null };

describe("お知らせのメール", () => {
  test("件名、全文、返事、締め切り、添付、リンク、チームと書いた人がそろう", () => {
    const { subject, text } = noticeMail(notice);
    expect(subject).toBe("【青葉台ベースボールクラブ】土曜の練習は13時開始に変更します");
    expect(text).toBe(`律さん・花さんのご家族へ

土曜の練習は13時開始に変更します

グラウンドの都合です。
地図 https://maps.example/a?b=1&c=2

返事をお願いします：参加、不参加
締め切り：11月20日(金) 22:00
添付（ページで開けます）：地図.pdf

ページを開く（ログインは要りません）
https://coach.example/f#token1

青葉台ベースボールクラブ
大野 直人 監督

このリンクは2027年3月31日まで使えます。ほかの人に渡さないでください。
メールを止めるときは、このページで選べます。お心当たりがない場合は、チームの指導者にお知らせください。
球跡 Kyuseki
`);
  });

  test("HTMLでは、ページと https: の住所だけがリンクになる", () => {
    expect(hrefs(noticeMail(notice).html)).toEqual([
      "https://maps.example/a?b=1&#38;c=2",
      "https://coach.example/f#token1",
    ]);
  });

  test("改行は、文でもHTMLでも、書かれた数だけある", () => {
    const body = `は${"\n".repeat(998)}り`;
    const mail = noticeMail({ ...notice, body });
    expect(mail.text).toContain(body);
    const [, between = ""] = /は((?:<br\s*\/?>|\s)+)り/.exec(mail.html) ?? [];
    expect(between.match(/<br/g) ?? between.match(/\n/g)).toHaveLength(998);
  });

  test("緊急と訂正は件名でわかる", () => {
    expect([
      noticeMail({ ...notice, urgent: true }).subject,
      correctionMail(notice).subject,
      correctionMail({ ...notice, urgent: true }).subject,
    ]).toEqual([
      "【青葉台ベースボールクラブ・緊急】土曜の練習は13時開始に変更します",
      "【青葉台ベースボールクラブ・訂正】土曜の練習は13時開始に変更します",
      "【青葉台ベースボールクラブ・緊急・訂正】土曜の練習は13時開始に変更します",
    ]);
    expect(correctionMail(notice).text).toContain("訂正します");
  });

  test("本人のアドレスには本人へ", () => {
    const { text } = noticeMail({ ...notice, firstNames: ["律"], toPlayer: true });
    expect(text).toMatch(/^律さんへ\n/);
  });
});

test("催促は、家族の全員のまだのことを1通に並べる", () => {
  const { subject, text } = reminderMail({
    ...shared,
    toPlayer: false,
    children: [
      { first_name: "花", items: [{ ...open, kind: "answer", due: "2026-11-20T13:00:00Z" }] },
      {
        first_name: "律",
        items: [
          { ...open, kind: "unread" },
          { ...open, kind: "note", subject: "ふりかえり", due: "2026-11-20T03:00:00Z" },
          { ...open, kind: "record", ref_id: null, subject: "" },
          { ...open, kind: "measurement", subject: "11月の測定" },
        ],
      },
    ],
  });
  expect(subject).toBe("【青葉台ベースボールクラブ】まだのことが5件あります");
  expect(text).toContain(`花さん・律さんのご家族へ

まだのことが5件あります

花さん
・お知らせ「土曜の練習」への返事（11月20日(金) 22:00まで）

律さん
・お知らせ「土曜の練習」をまだ読んでいません
・成長ノート「ふりかえり」（11月20日(金) 12:00まで）
・練習の記録（11月19日(木)から）
・測定「11月の測定」

ページを開く`);
});

describe("打った文は、どこでも文のまま", () => {
  const tags = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, "href"));

  test.each(scripts)("%s", (script) => {
    const typed = { teamName: script, author: script, firstNames: [script], title: script, body: script };
    const hostile = { ...notice, ...typed, choices: [script], fileNames: [script] };
    const plain = { ...notice, body: "本文" };
    expect(tags(noticeMail(hostile).html)).toEqual(tags(noticeMail(plain).html));
    expect(tags(correctionMail(hostile).html)).toEqual(tags(correctionMail(plain).html));
    const children = (name: string) => [
      { first_name: name, items: [{ ...open, kind: "unread" as const, subject: name }] },
    ];
    expect(tags(reminderMail({ ...shared, toPlayer: false, children: children(script) }).html)).toEqual(
      tags(reminderMail({ ...shared, toPlayer: false, children: children("律") }).html),
    );
  });

  test("改行は件名を分けない", () => {
    expect(noticeMail({ ...notice, title: "件名\r\nBcc: a@b.example" }).subject).toBe(
      "【青葉台ベースボールクラブ】件名 Bcc: a@b.example",
    );
  });
});

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
