import { readdirSync, readFileSync } from "node:fs";
import { consent, joinCodeLimits, plainText, retention } from "@kyuseki/domain";
import { helpIcon, titleText } from "@kyuseki/ui";
import type { Article } from "@kyuseki/ui/screens/Help";
import { describe, expect, test } from "vitest";
import { readArticle } from "../../build/readArticle.ts";
import { matchPath } from "../navigation/match.ts";
import { privacy, terms } from "./documents.ts";
import { faqGroups, faqWords } from "./faq.ts";
import { helpArticles } from "./help.ts";
import { servicePanel, servicesOf } from "./service.ts";

/** Every text as it was written, by its file. */
const written = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, "utf8") }));

const placesOf = (articles: readonly Article[]) =>
  articles.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);

/** The places of each page of texts. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/help": placesOf(helpArticles),
  "/faq": placesOf(faqGroups),
  "/terms": placesOf([terms]),
  "/privacy": placesOf([privacy]),
  "/service": servicesOf(true).map(({ id }) => id),
};

/** The words of a section of the privacy policy. */
const inPrivacy = (id: string) => plainText(privacy.sections.find((section) => section.id === id)?.markdown ?? []);

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, href = ""]) => href);

function leadsSomewhere(href: string): boolean {
  if (href.startsWith("https://")) return true;
  const { pathname, hash } = new URL(href, "https://kyuseki.example");
  const places = pages[pathname];
  if (hash !== "") return places?.includes(hash.slice(1)) ?? false;
  return href.startsWith("/") && matchPath(pathname).kind !== "redirect";
}

describe("手引きと規約の文章", () => {
  test.each(written)("RO-1 $file のリンクは、どれも今ある画面か場所に届く", ({ text }) => {
    expect(linksIn(text).filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  test.each([
    ["/help#members-search", true],
    ["/help#nowhere", false],
    ["/nowhere", false],
    ["/member-list#members", false],
    ["help", false],
    ["http://kyuseki.example/", false],
    ["/ranking/individual/local", true],
    ["https://example.jp/", true],
  ])("行き先「%s」の判定は %s", (href, expected) => {
    expect(leadsSomewhere(href)).toBe(expected);
  });

  test.each(Object.entries(pages))("%s の場所は、どれも一度だけ", (_, places) => {
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  test.each(written)("$file の準備中の印は、ある画面の名前か planned", ({ text }) => {
    const said = [...text.matchAll(/^(?:screen: (.+)|## .+ \{#[a-z0-9-]+ (.+)\})$/gm)].map(
      ([, head, section]) => head ?? section,
    );
    expect(said.filter((screen) => screen !== "planned" && !(screen && screen in titleText))).toEqual([]);
  });

  test.each(written)("$file は、更新した日と、題のある節を持ち、空の節がない", ({ text }) => {
    const article = readArticle(text, () => true);
    expect(article.updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(article.sections.length).toBeGreaterThan(0);
    expect(article.sections.filter(({ markdown }) => markdown.length === 0)).toEqual([]);
  });
});

describe("中身", () => {
  test("手引きは、ログインから始まり、お問い合わせで終わる", () => {
    expect(helpArticles[0].title).toBe("ログインと端末の準備");
    expect(helpArticles.at(-1)?.sections.at(-1)?.title).toBe("問い合わせる");
  });

  test("ある画面の説明は、準備中にならない", () => {
    const isPlanned = (id: string) => helpArticles.find((article) => article.id === id)?.planned;
    expect(isPlanned("members")).toBe(false);
    expect(isPlanned("trouble")).toBe(false);
    const bulk = helpArticles.flatMap(({ sections }) => sections).find(({ id }) => id === "members-bulk");
    expect(bulk?.planned).toBe(false);
    const offline = faqGroups.flatMap(({ sections }) => sections).find(({ id }) => id === "offline-entry");
    expect(offline?.planned).toBe(false);
  });

  test("よくある質問は5つの分類に24問より多くあり、どの分類にも絵がある", () => {
    expect(faqGroups.map(({ title }) => title)).toEqual([
      "はじめに・ログイン",
      "メンバーと参加",
      "記録・測定・投球数",
      "お知らせ・成長ノート",
      "アナライザー・ランキング",
    ]);
    expect(faqGroups.flatMap(({ sections }) => sections).length).toBeGreaterThanOrEqual(24);
    expect(faqGroups.filter(({ icon }) => icon === helpIcon)).toEqual([]);
  });

  test.each(faqWords)("すすめる言葉「%s」は、どれかの質問と答えにある", (word) => {
    const texts = faqGroups.flatMap(({ sections }) =>
      sections.map(({ title, markdown }) => title + plainText(markdown)),
    );
    expect(texts.some((text) => text.includes(word))).toBe(true);
  });

  test("規約とプライバシーポリシーは、ひな形だと断ってある", () => {
    const notice = "この文面はひな形です。運営者が内容を確定してください。";
    expect([terms.notice, privacy.notice]).toEqual([notice, notice]);
  });

  test("BE-6 QRコードが読めないときの答えは、選べる期限のどれも言い、30日だけとは言わない", () => {
    const answer = faqGroups.flatMap(({ sections }) => sections).find(({ id }) => id === "qr-failed");
    const days = [...plainText(answer?.markdown ?? []).matchAll(/(\d+)日/g)].map(([, count]) => Number(count));
    expect(days).toEqual(joinCodeLimits.days);
  });

  test("VA-1 問い合わせの説明は、端末の欄が出る種類をどれも言う", () => {
    const inquiry = helpArticles.flatMap(({ sections }) => sections).find(({ id }) => id === "trouble-inquiry");
    for (const word of ["トレーニング動画・セット", "その他の操作", "不具合"])
      expect(plainText(inquiry?.markdown ?? [])).toContain(word);
  });

  test("P3 選手の写真をいつ集め、だれが見て、いつ消えるかを書いている", () => {
    expect(inPrivacy("collected")).toContain("写真（チームが使う設定にして、保護者の同意を確かめたときだけ）");
    expect(inPrivacy("visible")).toContain("選手の写真は、その選手のチームの監督とコーチだけ");
    expect(inPrivacy("retention")).toContain(`卒業・退団した選手のものは${retention.archivedPhotoDays}日。`);
  });

  test("P3 プライバシーポリシーは、目的、保存、開示と削除、保護者、委託先を書いている", () => {
    expect(privacy.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["purpose", "collected", "retention", "rights", "guardian", "processors"]),
    );
    expect(inPrivacy("guardian")).toContain("16歳未満");
  });

  test("P3 参加の申し込みで何を集め、何に使い、だれが見て、いつ消えるかを、設定のとおりに書いている", () => {
    expect(inPrivacy("collected")).toContain("参加を申し込む選手");
    expect(inPrivacy("purpose")).toContain("参加の申し込みを名簿と照らし合わせ");
    expect(inPrivacy("visible")).toContain("申し込んだチームの監督とコーチだけ");
    expect(inPrivacy("guardian")).toContain(`この文書の版は${consent.version}です。`);
    expect(inPrivacy("retention")).toContain(`削除から${retention.deletedMemberDays}日。`);
    expect(inPrivacy("retention")).toContain(`${retention.auditDays / 365}年。`);
    expect(inPrivacy("retention")).toContain(`使えなくなってから${retention.endedJoinCodeDays}日`);
  });

  test("連携サービスには、どれも絵と行き先がある", () => {
    expect(servicePanel.title).toBe("球跡とつながるサービス");
    const services = servicesOf(true);
    expect(
      services.map(({ link }) => link?.href).filter((href) => href === undefined || !leadsSomewhere(href)),
    ).toEqual([]);
    expect(services.filter(({ icon }) => icon === helpIcon)).toEqual([]);
    const hrefs = (hasAnalyzer: boolean) => servicesOf(hasAnalyzer).map(({ link }) => link?.href);
    expect(hrefs(true)).toContain("/nextshot/analysis/import");
    // Those pages lead a team without the analyzer home (RO-2).
    expect(hrefs(false).filter((href) => href?.startsWith("/nextshot"))).toEqual([]);
  });
});
