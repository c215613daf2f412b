import type { Information, InformationSummary } from "@kyuseki/domain";
import { readMarkdown } from "@kyuseki/domain/markdown";

const rows = [
  [18, "maintenance", "12月の定期メンテナンスについて", "2026-11-19T01:00:00Z", false],
  [17, "recruitment", "冬の測定会 参加チームの募集", "2026-11-12T01:00:00Z", true],
  [16, "feature", "測定画面の並べ替えを改善しました", "2026-11-04T01:00:00Z", true],
  [15, "important", "投球数ルールの 2026年版を追加しました", "2026-10-28T01:00:00Z", true],
  [14, "feature", "成長ノートにスタンプを追加しました", "2026-10-15T01:00:00Z", true],
  [13, "recruitment", "指導者向けオンライン講習会（無料）", "2026-10-01T01:00:00Z", true],
] as const;

export const summaries: readonly InformationSummary[] = rows.map(
  ([information_id, category, title, published_at, read]) => ({ information_id, category, title, published_at, read }),
);

/** As the server answers a text. */
export const written = (body: string) => ({ body, body_tree: readMarkdown(body) });

export const maintenance: Information = {
  information_id: 18,
  category: "maintenance",
  title: "12月の定期メンテナンスについて",
  published_at: "2026-11-19T01:00:00Z",
  read: false,
  author: "運営事務局",
  ...written(`いつもご利用いただきありがとうございます。下の時間は、サーバーの点検のためすべての画面が使えません。

# 日時

**12月3日（木）0:00〜5:00**

# 影響

- ログイン、記録の閲覧、お知らせの送信ができません。
- この時間に予約したお知らせは、5:00 にまとめて送信します。
- 屋外で入力した測定は端末に残り、終わったあとに送信されます。

# 予約の変更について

| 予約した時刻 | 送信される時刻 |
|---|---|
| 12/3 0:00〜4:59 | 12/3 5:00 |
| そのほか | 変わりません |
`),
};

/** Markup and addresses that must stay words. */
export const hostile: Information = {
  ...maintenance,
  title: "<img src=x onerror=alert(1)>",
  ...written(`<script>document.title = "x"</script>

<img src=x onerror="alert(1)">

[押す](javascript:alert(1)) [外](https://example.jp/a) ![写真](https://example.jp/p.png)`),
};
