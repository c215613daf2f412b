import { readMarkdown } from "@kyuseki/domain/markdown";
import type { Article } from "./article.ts";

/** For stories only. */
export const csvArticle: Article = {
  id: "csv",
  title: "CSVの取り込み",
  group: "測定",
  updated: "2026-03-20",
  planned: true,
  notice: null,
  lead: readMarkdown("測定機器から書き出したファイルを、そのまま取り込めます。"),
  sections: [
    {
      id: "csv-units",
      title: "単位の判定",
      markdown: readMarkdown(
        "単位の書かれていない速さの列は、一度だけたずねます。\n\n| もとの単位 | 球跡での単位 | 計算 |\n| --- | --- | --- |\n| mph | km/h | × 1.609344 |\n| ft | m | × 0.3048 |",
      ),
      planned: true,
    },
    {
      id: "csv-undo",
      title: "まちがえて取り込んだとき",
      markdown: readMarkdown(
        "1回ぶんをまとめて取り消せます。\n\n1. 取り込みの履歴を開きます。\n2. 「取り消す」を押します。",
      ),
      planned: true,
    },
  ],
};

export const membersArticle: Article = {
  id: "members",
  title: "メンバーリスト",
  group: "チームづくり",
  updated: "2026-04-01",
  planned: false,
  notice: null,
  lead: readMarkdown("チームの選手を、**名前・学年・性別**で探せます。"),
  sections: [
    {
      id: "members-search",
      title: "選手を探す",
      markdown: readMarkdown("名前の一部を入力します。くわしくは[CSVの取り込み](/help#csv)を見てください。"),
      planned: false,
    },
    {
      id: "members-csv",
      title: "一覧を保存する",
      markdown: readMarkdown("いまの条件のまま、CSVで保存できます。"),
      planned: true,
    },
  ],
};
