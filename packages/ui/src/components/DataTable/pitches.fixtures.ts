/** One thrown ball of a bullpen session. */
export type Pitch = {
  id: number;
  name: string;
  kana: string;
  kind: string;
  speedKmh: number | null;
  spinRpm: number | null;
  thrownOn: string;
};

const players = [
  ["長谷川 樹", "はせがわ いつき"],
  ["小野寺 湊", "おのでら みなと"],
  ["三浦 陽翔", "みうら はると"],
  ["西田 大和", "にしだ やまと"],
  ["藤井 颯太", "ふじい そうた"],
  ["青山 朔", "あおやま さく"],
  ["坂口 律", "さかぐち りつ"],
  ["増田 碧", "ますだ みどり"],
  ["水野 葵", "みずの あおい"],
  ["原田 暖", "はらだ だん"],
  ["長谷川 ひまり子", "はせがわ ひまりこ"],
] as const;
const kinds = ["ストレート", "カーブ", "スライダー", "チェンジアップ", "カットボール"] as const;

/** The same balls every time; the device missed every seventeenth. */
export function pitchesOf(count: number): readonly Pitch[] {
  return Array.from({ length: count }, (_, index) => {
    const [name = "", kana = ""] = players[(index * 7) % players.length] ?? [];
    const isMissed = index % 17 === 16;
    return {
      id: index + 1,
      name,
      kana,
      kind: kinds[(index * 3) % kinds.length] ?? "",
      speedKmh: isMissed ? null : 80 + ((index * 37) % 580) / 10,
      spinRpm: isMissed ? null : 1200 + ((index * 53) % 1300),
      thrownOn: `11/${1 + ((index * 11) % 20)}`,
    };
  });
}
