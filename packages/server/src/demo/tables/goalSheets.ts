import type { PresetItem } from "@kyuseki/domain/measuringDays";

/** Tied to the speed of 1 batted or 2 pitched balls or to an item of the team: how far beyond the player's best so far. */
type Tied = { to: 1 | 2 | PresetItem; beyond: number };

/** A cell: its text, ticked so many days ago, or tied. */
export type CellLine = string | { text: string; doneDaysAgo: number } | { text: string; tied: Tied };

/** The centre and eight goals, each with the actions that are written. */
type SheetLine = { centre: CellLine; goals: readonly (readonly [CellLine, ...CellLine[]])[] };

/** By player. Invented. */
export const goalSheetLines: Readonly<Record<string, SheetLine>> = {
  "坂口 律": {
    centre: "強い打球をセンターへ",
    goals: [
      ["下半身", "スクワット30回", { text: "階段ダッシュ", doneDaysAgo: 12 }, "ジャンプ20回"],
      ["睡眠8時間", "22時に寝る", { text: "スマホは21時まで", doneDaysAgo: 5 }],
      ["道具の手入れ", { text: "毎週グラブをみがく", doneDaysAgo: 9 }, "スパイクを洗う"],
      ["低めを打つ", "低めだけのティー50球", "ひざを柔らかく"],
      ["初球から振る", { text: "打つ球を決めて打席に入る", doneDaysAgo: 3 }],
      ["あいさつ", { text: "グラウンドに入る前にする", doneDaysAgo: 20 }],
      [{ text: "体幹", tied: { to: "standing_jump", beyond: -3 } }, "プランク60秒", "股関節まわし"],
      ["ノート", "週3回書く", { text: "できた理由を書く", doneDaysAgo: 7 }],
    ],
  },
  "小野寺 湊": {
    centre: { text: "秋の大会で完投する", doneDaysAgo: 19 },
    goals: [
      [{ text: "球速を上げる", tied: { to: 2, beyond: 2 } }, "週2回のウエイト", "肩甲骨ストレッチ"],
      ["コントロール", { text: "低めに10球中7球", doneDaysAgo: 8 }, "ブルペンで四隅"],
      ["変化球", "スライダーの曲がりをそろえる", { text: "カーブで初球ストライク", doneDaysAgo: 16 }],
      [{ text: "下半身", tied: { to: "run_50m", beyond: 0.1 } }, "坂道ダッシュ10本", "片足スクワット"],
      ["けん制", "間を変える", { text: "セットを止める", doneDaysAgo: 11 }],
      ["体の手入れ", { text: "投げたあとのアイシング", doneDaysAgo: 4 }, "週1回は投げない日"],
      ["食事", "朝ごはん2杯", "補食を持っていく"],
      ["チーム", { text: "後輩に声をかける", doneDaysAgo: 25 }, "道具を先に運ぶ"],
    ],
  },
  "増田 碧": {
    centre: "冬の測定会で自己ベスト",
    goals: [
      [{ text: "打球速度", tied: { to: 1, beyond: 1 } }, "置きティー50球", "重いバットで素振り"],
      ["初球から振る", { text: "タイミングを早めに取る", doneDaysAgo: 6 }],
      [{ text: "スイング速度", tied: { to: "swing_speed", beyond: -1 } }, "素振り100回"],
      ["守備の一歩目", "構えを低く", { text: "打者のバットを見る", doneDaysAgo: 14 }],
      ["送球", { text: "胸に10球続けて", doneDaysAgo: 10 }, "ステップをそろえる"],
      ["柔軟", "お風呂のあとに10分"],
      ["水分と食事", { text: "水筒を2本", doneDaysAgo: 22 }],
      ["ノート", "次にためすことを書く"],
    ],
  },
  "中川 詩": {
    centre: "レギュラーになる",
    goals: [
      ["フライをとる", { text: "10回つづけてとる", doneDaysAgo: 15 }, "うしろのフライ"],
      ["遠くへ投げる", { text: "遠投の新記録", tied: { to: "long_throw", beyond: -0.5 } }],
      ["声", { text: "オーライを言う", doneDaysAgo: 28 }],
      ["走る", "スタートの3歩", { text: "ベースの角をふむ", doneDaysAgo: 2 }],
      ["バント", "サードの前にころがす"],
      ["早ね早おき", { text: "9時にねる", doneDaysAgo: 9 }],
      ["道具", "グラブをみがく"],
      ["あいさつ", { text: "コーチに自分から言う", doneDaysAgo: 30 }],
    ],
  },
  "青山 朔": {
    centre: "エースナンバー",
    goals: [
      [{ text: "球速", tied: { to: 2, beyond: -2 } }, "遠投を週2回"],
      ["四球を減らす", "初球ストライク"],
      ["フォーム", { text: "動画で月1回たしかめる", doneDaysAgo: 13 }],
      ["休養", { text: "週に2日は投げない", doneDaysAgo: 6 }],
      ["体幹", "サイドプランク45秒"],
      ["打撃", "バントを一球で決める"],
      ["読書", "投手の本を1冊"],
      [""],
    ],
  },
};
