/** What the provider holds for every demo club; `ahead` from the day of the seeding, hours in Japan. */
export const providerEventLines: readonly {
  title: string;
  body: string;
  ahead: number;
  starts: number;
  ends: number;
  place: string;
  target: string;
  capacity: number | null;
  /** Days before it, at the end of the day. */
  applyDays: number;
  /** Players of other clubs who attend, and of the baseball club. */
  others: number;
  own: readonly string[];
}[] = [
  {
    title: "指導者講習：投球数と休養",
    body: `肩とひじを守る投球数の考え方を、理学療法士の先生といっしょに学びます。

## 内容

1. 成長期の肩とひじ
2. 1日と1週間の上限の決め方
3. 質問の時間

録画は、申し込んだ方に1週間だけお見せします。`,
    ahead: 15,
    starts: 20,
    ends: 21,
    place: "オンライン",
    target: "指導者",
    capacity: 100,
    applyDays: 1,
    others: 86,
    own: [],
  },
  {
    title: "打撃クリニック",
    body: `元プロ選手が、スイングの映像を見ながら一人ずつ助言します。

- 持ち物：バット、室内シューズ、飲み物
- 保護者の方も見学できます`,
    ahead: 22,
    starts: 10,
    ends: 12,
    place: "青葉台室内練習場",
    target: "小4〜小6",
    capacity: 12,
    applyDays: 4,
    others: 10,
    own: ["小川 新", "大塚 奏太"],
  },
  {
    title: "冬の合同測定会",
    body: `球速、スイング速度、50m走などを、同じ機材で測ります。結果は、その日のうちに各チームの測定に届きます。

測定の機材と人手は運営が用意します。室内シューズをお持ちください。`,
    ahead: 30,
    starts: 9,
    ends: 12,
    place: "市民体育館 第1アリーナ",
    target: "小学生から高校生の選手",
    capacity: 60,
    applyDays: 7,
    others: 31,
    own: [],
  },
];
