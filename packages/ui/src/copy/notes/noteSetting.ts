import type { NoteReaders, QuestionKind } from "@kyuseki/domain";
import type { MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Kinds of questions (NO-2). */
export const questionKindText = plain.defineMessages({
  text: { id: "questionKind.text", defaultMessage: "文章" },
  scale: { id: "questionKind.scale", defaultMessage: "5段階" },
  yes_no: { id: "questionKind.yes_no", defaultMessage: "○×" },
  number: { id: "questionKind.number", defaultMessage: "数値" },
  goals: { id: "questionKind.goals", defaultMessage: "9マス目標" },
}) satisfies Record<QuestionKind, MessageDescriptor>;

/** Who reads a player's notes (NO-3). */
export const noteReadersText = plain.defineMessages({
  by_age: { id: "noteReaders.by_age", defaultMessage: "学年で決める" },
  player: { id: "noteReaders.player", defaultMessage: "本人と指導者" },
  guardians: { id: "noteReaders.guardians", defaultMessage: "本人と指導者と保護者" },
}) satisfies Record<NoteReaders, MessageDescriptor>;

export const noteReadersHelpText = plain.defineMessages({
  by_age: {
    id: "noteReadersHelp.by_age",
    defaultMessage: "中学生までは保護者も読めます。高校生は本人と指導者だけです。",
  },
  player: { id: "noteReadersHelp.player", defaultMessage: "何年生でも、保護者は読めません。" },
  guardians: { id: "noteReadersHelp.guardians", defaultMessage: "高校生のノートも、保護者が読めます。" },
}) satisfies Record<NoteReaders, MessageDescriptor>;

/** Labels of the form; the keys are those of `TemplateValues`. */
export const templateFieldText = plain.defineMessages({
  name: { id: "templateField.name", defaultMessage: "テンプレートの名前" },
  questions: { id: "templateField.questions", defaultMessage: "質問" },
  weekdays: { id: "templateField.weekdays", defaultMessage: "曜日" },
  opens: { id: "templateField.opens", defaultMessage: "時刻" },
  due_days: { id: "templateField.due_days", defaultMessage: "締め切りの日" },
  due: { id: "templateField.due", defaultMessage: "締め切りの時刻" },
  remind: { id: "templateField.remind", defaultMessage: "まだ書いていない選手に知らせる" },
  readers: { id: "templateField.readers", defaultMessage: "見られる人" },
  grades: { id: "templateField.grades", defaultMessage: "使う選手" },
});

export const noteSettingText = plain.defineMessages({
  template: { id: "noteSetting.template", defaultMessage: "テンプレート" },
  newTemplate: { id: "noteSetting.newTemplate", defaultMessage: "新しいテンプレート" },
  nextNotes: { id: "noteSetting.nextNotes", defaultMessage: "変更は次に届くノートから使われます" },
  asPlayer: { id: "noteSetting.asPlayer", defaultMessage: "選手の画面で見る" },
  more: { id: "noteSetting.more", defaultMessage: "テンプレートのその他の操作" },
  archive: { id: "noteSetting.archive", defaultMessage: "使うのをやめる" },
  archiveHelp: { id: "noteSetting.archiveHelp", defaultMessage: "届いたノートは残ります" },
  archived: { id: "noteSetting.archived", defaultMessage: "このテンプレートは使っていません。選手には届きません。" },
  reinstate: { id: "noteSetting.reinstate", defaultMessage: "もう一度使う" },
  start: {
    id: "noteSetting.start",
    defaultMessage: "次の例から始めるか、下の質問を足してください。保存するまで、選手には届きません。",
  },
  none: { id: "noteSetting.none", defaultMessage: "テンプレートはまだありません。" },
  starters: { id: "noteSetting.starters", defaultMessage: "例から始める" },
  days: { id: "noteSetting.days", defaultMessage: "届ける日" },
  anyDay: {
    id: "noteSetting.anyDay",
    defaultMessage: "曜日を選ばないと、いつでも書けます。締め切りはありません。",
  },
  remindHelp: { id: "noteSetting.remindHelp", defaultMessage: "締め切りの前に1回だけ" },
  readersHelp: { id: "noteSetting.readersHelp", defaultMessage: "選手どうしで見えることはありません。" },
  nobody: { id: "noteSetting.nobody", defaultMessage: "学年を選ぶまで、だれにも届きません。" },
  timeMissing: { id: "noteSetting.timeMissing", defaultMessage: "時刻を入力してください" },
  boundMissing: { id: "noteSetting.boundMissing", defaultMessage: "下限と上限を入力してください" },
  leaveAfter: {
    id: "noteSetting.leaveAfter",
    defaultMessage: "テンプレートに、保存していない変更があります。",
  },
  yes: { id: "noteSetting.yes", defaultMessage: "する" },
  no: { id: "noteSetting.no", defaultMessage: "しない" },
});

export const noteSettingValueText = typed.defineMessages({
  perWeek: { id: "noteSetting.perWeek", defaultMessage: "{name}（週{count, number}回）" },
  daily: { id: "noteSetting.daily", defaultMessage: "{name}（毎日）" },
  unused: { id: "noteSetting.unused", defaultMessage: "{name}（使っていません）" },
  length: {
    id: "noteSetting.length",
    defaultMessage: "{count, number}問・答えるのに およそ{minutes, number}分",
  },
  stage: { id: "noteSetting.stage", defaultMessage: "{stage} {count, number}人" },
  otherTemplate: { id: "noteSetting.otherTemplate", defaultMessage: "{stage}は「{name}」を使っています" },
});

/** 締め切り, so many days after the note's day. */
export const dueDaysText = plain.defineMessages({
  0: { id: "dueDays.0", defaultMessage: "その日" },
  1: { id: "dueDays.1", defaultMessage: "次の日" },
  2: { id: "dueDays.2", defaultMessage: "2日後" },
  3: { id: "dueDays.3", defaultMessage: "3日後" },
  4: { id: "dueDays.4", defaultMessage: "4日後" },
  5: { id: "dueDays.5", defaultMessage: "5日後" },
  6: { id: "dueDays.6", defaultMessage: "6日後" },
});

/** Told after it was done. */
export const noteSettingDoneText = plain.defineMessages({
  added: { id: "noteSetting.added", defaultMessage: "テンプレートを作りました" },
});

export const noteSettingDoneValueText = typed.defineMessages({
  archived: { id: "noteSetting.archivedDone", defaultMessage: "「{name}」を使うのをやめました" },
  reinstated: { id: "noteSetting.reinstatedDone", defaultMessage: "「{name}」をもう一度使います" },
});
