import { type PitchCode, pitchCodes } from "../../vocabulary/pitch.ts";
import { isBlank, plainCell } from "./readNumber.ts";

/** The code of a pitch's name in either language; 0 for none, 8 for an unknown name (EN-4). */
export function readPitch(cell: string): PitchCode {
  const plain = plainCell(cell);
  if (isBlank(plain) || unset.test(plain)) return 0;
  if (/^[0-8]$/.test(plain)) return pitchCodeOf(Number(plain));
  const word = plain.replace(/[^\p{L}\p{N}]/gu, "").replace(/\d+$/, "");
  return pitchByWord.get(word) ?? 8;
}

const pitchCodeOf = (code: number): PitchCode => pitchCodes.find((known) => known === code) ?? 8;

const unset = /^(?:未設定|不明|unknown|unidentified|untagged)$/;
const pitchWords = {
  1: "fourseam fourseamfastball 4seam 4seamfastball fastball ff fa fb ストレート 直球 フォーシーム 4シーム まっすぐ 真っ直ぐ 速球",
  2: "cutter cutfastball cut fc ct カット カットボール カッター",
  3: "slider sweeper sl st sv slurve スライダー スイーパー スラーブ",
  4: "curve curveball cu cb kc cs knucklecurve slowcurve カーブ スローカーブ ナックルカーブ パワーカーブ",
  5: "twoseam twoseamfastball 2seam 2seamfastball sinker si ft 2s ツーシーム 2シーム シンカー シュート",
  6: "changeup change ch チェンジアップ チェンジ",
  7: "splitter splitfinger split splitfingerfastball fs fo sp forkball fork フォーク フォークボール スプリット sff",
} as const satisfies Partial<Record<PitchCode, string>>;

const pitchByWord = new Map(
  Object.entries(pitchWords).flatMap(([code, words]) =>
    words.split(" ").map((word): [string, PitchCode] => [word.normalize("NFKC"), pitchCodeOf(Number(code))]),
  ),
);

/** 1 OUT, 2 HIT, 3 HOMERUN; null for anything else, such as a foul or a blank (EN-4). */
export function readResult(cell: string): 1 | 2 | 3 | null {
  const plain = plainCell(cell).replace(/[\s_]/g, "");
  if (/^(?:3|hr|homerun|本塁打|ホームラン)$/.test(plain)) return 3;
  if (/^(?:2|hit|[123]b(?:-.*)?|single|double|triple|安打|ヒット|単打|[一二三]塁打|内野安打)$/.test(plain)) return 2;
  return /^(?:1|out|fieldout|fielderschoice|sacrifice|アウト|凡打|凡退|[1-9]-[1-9]|[fplg][1-9]|.*(?:ゴロ|フライ|ライナー))$/.test(
    plain,
  )
    ? 1
    : null;
}

/** 1 tee, 2 toss, 3 live; null for anything else (EN-4). */
export function readBattingType(cell: string): 1 | 2 | 3 | null {
  const plain = plainCell(cell);
  if (/^(?:1|tee|ティー|置きティー|スタンドティー)(?:バッティング|打撃)?$/.test(plain)) return 1;
  if (/^(?:2|toss|soft ?toss|トス|ティートス)(?:バッティング|打撃)?$/.test(plain)) return 2;
  return /^(?:3|live|ライブ|実打|フリー|実戦|マシン)(?:バッティング|打撃)?$/.test(plain) ? 3 : null;
}
