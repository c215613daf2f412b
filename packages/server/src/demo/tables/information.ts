import type { InformationCategory } from "@kyuseki/domain";

/** What the provider has told every demo club, the oldest first; `daysAgo` from the day of the seeding. */
export const informationPieces: readonly {
  daysAgo: number;
  category: InformationCategory;
  title: string;
  body: string;
  read: boolean;
}[] = [
  {
    daysAgo: 49,
    category: "recruitment",
    title: "指導者向けオンライン講習会（無料）",
    read: true,
    body: `肩とひじを守る投球数の考え方を、理学療法士の先生といっしょに学びます。

- 日時：来月の第2土曜日 20:00〜21:00
- 参加費：無料
- 申し込み：お問い合わせから「講習会」と書いてお送りください

録画は、申し込んだ方に1週間だけお見せします。`,
  },
  {
    daysAgo: 35,
    category: "feature",
    title: "成長ノートにスタンプを追加しました",
    read: true,
    body: `選手のノートに、ひと押しで気持ちを返せます。

## 使いかた

1. 成長ノートを開きます
2. ノートの下のスタンプを押します

「質問」「話そう」を押したノートは、あとから一覧で見つけられます。`,
  },
  {
    daysAgo: 23,
    category: "important",
    title: "投球数ルールの2026年版を追加しました",
    read: true,
    body: `2026年度の大会の決まりに合わせて、投球数の上限を追加しました。

| 区分 | 1日 | 1週間 |
|---|---|---|
| 小学生 | 70球 | 決まりなし |
| 中学生（軟式） | 100球 | 350球 |

いまの設定は変わりません。**各種設定**の「投球数の上限」から選び直してください。`,
  },
  {
    daysAgo: 16,
    category: "feature",
    title: "測定画面の並べ替えを改善しました",
    read: true,
    body: `測定会の表を、項目の見出しを押して並べ替えられるようになりました。

もう一度押すと逆の順になります。並び順は、次に開いたときも残ります。`,
  },
  {
    daysAgo: 8,
    category: "recruitment",
    title: "冬の測定会 参加チームの募集",
    read: false,
    body: `市民体育館で、合同の測定会を開きます。測定の機材と人手は運営が用意します。

- 対象：小学生から高校生のチーム
- 定員：8チーム（先着順）
- 持ち物：室内シューズ、飲み物

参加するチームは、お問い合わせからご連絡ください。`,
  },
  {
    daysAgo: 1,
    category: "maintenance",
    title: "来月の定期メンテナンスについて",
    read: false,
    body: `いつもご利用いただきありがとうございます。来月のはじめの木曜日 **0:00〜5:00** は、サーバーの点検のため、すべての画面が使えません。

## 予約したお知らせ

| 予約した時刻 | 送信される時刻 |
|---|---|
| 0:00〜4:59 | 7:00 |
| そのほか | 変わりません |

屋外で入力した測定は端末に残り、点検のあとに送信されます。`,
  },
];
