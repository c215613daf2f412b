import { asHiragana } from "../vocabulary/text.ts";

/**
 * Whether a text speaks of 痛み, 違和感 or an injury, also where it denies it: such a note is shown first, and a person reads
 * it (NO-4). Wishes (やっていたい), weather (はれていた) and 頑張って are no pain.
 */
export function mentionsPain(text: string): boolean {
  return painWords.test(asHiragana(text).toLowerCase());
}

/** Parts of the body as children write them; katakana are hiragana here. */
const body =
  "(?:肩|肘|膝|腰|足|脚|腕|手|指|首|頭|腹|背中|胸|股|腿|尻|筋|踝|踵|喉|体|かた|ひじ|ひざ|こし|あし|うで|ゆび|くび|あたま|おなか|おしり|せなか|むね|もも|はぎ|すね|かかと|のど|わき|からだ|つけね|はむ|きんにく|あきれす)";

const adverb =
  "(?:ちょっと|ちょい|少し|すこし|すごく|とても|めっちゃ|めちゃくちゃ|かなり|けっこう|結構|だいぶ|だんだん|まだ|また|ずっと|やっぱり|たまに|ときどき|時々)";

/** Where いたい begins a word of its own: after another word it is the end of a verb, as in つかいたい and やっていたい. */
const before = [
  "^",
  "[\\s、。,.!?「」『』（）()…ー〜~]",
  "[がの]",
  // 「ひじはいたい」, not 「くつをはいたい」 or 「ここにはいたい」.
  "[^を、。\\sにで]は",
  // 「ひじもいたい」, not 「いつまでもいたい」.
  "(?<!まで|に)も",
  // 「投げるといたい」, not 「みんなといたい」.
  "[るすくうむぶつぬぐ]と",
  "て(?:も|は)",
  adverb,
  body,
].join("|");

const hurts = "いた(?:い(?!け(?!ど|れ)|と(?:思|おも|考|願|い[うっ]))|かった|く(?!ら)|み(?!た)|む(?!ら))";

const painWords = new RegExp(
  [
    "痛(?![感快恨烈打])",
    `(?<=${before})${hurts}`,
    "[をが]いため(?:た|て|る|ま|そ)",
    "違和|いわかん",
    "[がはも]いて[えぇー]",
    "痺れ|しびれ(?![るた](?:試合|しあい|げーむ|ぷれー|展開|場面|勝負))",
    `腫れ|${body}[がはも]?${adverb}?はれ`,
    "炎症|肉離れ|肉ばなれ|捻挫|ねんざ|打撲|だぼく|骨折|こっせつ|脱臼|だっきゅう|突き指|つき指|つきゆび",
    `${body}[がはも]${adverb}?つ(?:っ[たて]|り[まそ]|る)`,
    "(?:足|足首|手首|あし|あしくび)を(?:ひね|くじ|捻)[っりいる]",
    `${body}[がはも]${adverb}?(?:張|はっ|はる|はり(?!き))`,
    `(?:${body}|部|側|裏)[のに](?:張り|はり)(?!切|き)`,
    "(?<![頑見っ威欲言])張り(?:が|を|は|も)(?:あ|強|つよ|出|で|残|取|と|感)",
    "ずきずき|じんじん|ひりひり",
    "(?:けが|怪我)を?し(?:た(?!く)|て|ち|ま(?!せ))",
  ].join("|"),
);
