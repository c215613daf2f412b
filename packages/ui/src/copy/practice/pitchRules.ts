import type { RuleNote } from "@kyuseki/domain/pitchGuard";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const guardRuleText = defineMessages({
  title: { id: "guardRule.title", defaultMessage: "使うルール" },
  managers: { id: "guardRule.managers", defaultMessage: "変更できるのは監督だけです" },
  change: { id: "guardRule.change", defaultMessage: "各種設定で変える" },
  own: { id: "guardRule.own", defaultMessage: "チーム独自の上限" },
  recordOnly: { id: "guardRule.recordOnly", defaultMessage: "記録だけ（上限なし）" },
  notForStage: { id: "guardRule.notForStage", defaultMessage: "この学年の上限は決められていません" },
  byAge: { id: "guardRule.byAge", defaultMessage: "年齢別の数は、学年の年齢（その年度に迎える年齢）で当てはめます" },
  rolling: { id: "guardRule.rolling", defaultMessage: "7日は「直近7日」で数えます" },
  calendar: { id: "guardRule.calendar", defaultMessage: "7日は「月曜から日曜の1週間」で数えます" },
});

/** What a rule set asks for besides its numbers. */
export const ruleNoteText = defineMessages({
  tie_break_counts: { id: "ruleNote.tie_break_counts", defaultMessage: "タイブレークの球も1日の数に入ります" },
  no_pitcher_and_catcher: {
    id: "ruleNote.no_pitcher_and_catcher",
    defaultMessage: "1試合で投手と捕手の両方はできません",
  },
  innings: { id: "ruleNote.innings", defaultMessage: "試合は1日7回、2日で10回まで" },
  no_throw_day: { id: "ruleNote.no_throw_day", defaultMessage: "週に1日は投げない日をつくります" },
  two_days: { id: "ruleNote.two_days", defaultMessage: "2日で120球まで。2日で80球を超えたら3日目は休み" },
  three_running: {
    id: "ruleNote.three_running",
    defaultMessage: "3日続けて投げるなら1日40球まで。4日続けては投げません",
  },
  rest_after_50: { id: "ruleNote.rest_after_50", defaultMessage: "50球以上投げたら次の日は休み" },
  no_three_running: { id: "ruleNote.no_three_running", defaultMessage: "3日続けて投げません" },
  federation_games: {
    id: "ruleNote.federation_games",
    defaultMessage: "連盟の大会での球数の上限です。予防のため練習も数えています",
  },
  finish_batter: { id: "ruleNote.finish_batter", defaultMessage: "上限に達したら、その打者を終えるまで" },
  full_effort: { id: "ruleNote.full_effort", defaultMessage: "全力での投球の数です" },
  no_two_games: { id: "ruleNote.no_two_games", defaultMessage: "1日に2試合は投げません" },
  rest_table: { id: "ruleNote.rest_table", defaultMessage: "投げた球数により、1〜4日休みます" },
  no_catching_from_41: { id: "ruleNote.no_catching_from_41", defaultMessage: "41球以上投げた日は捕手をしません" },
}) satisfies Record<RuleNote, MessageDescriptor>;

export const guardRuleValueText = typed.defineMessages({
  name: { id: "guardRule.name", defaultMessage: "{name}（{version}）" },
  day: { id: "guardRule.day", defaultMessage: "1日 {count, number}球" },
  week: { id: "guardRule.week", defaultMessage: "7日 {count, number}球" },
  twoDays: { id: "guardRule.twoDays", defaultMessage: "2日 {count, number}球" },
  one: { id: "guardRule.one", defaultMessage: "{grade} {numbers}" },
  several: { id: "guardRule.several", defaultMessage: "{first}〜{last} {numbers}" },
  source: { id: "guardRule.source", defaultMessage: "出典：{name}（{year}年）" },
  caution: { id: "guardReading.caution", defaultMessage: "{percent, number}%以上。次の登板を決めておく" },
  room: { id: "guardReading.room", defaultMessage: "上限の{percent, number}%未満" },
});
