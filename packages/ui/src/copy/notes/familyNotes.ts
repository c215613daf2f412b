import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Growth notes on the page of a family (NO-3). */
export const familyNoteText = defineMessages({
  title: { id: "familyNote.title", defaultMessage: "ノート" },
  begin: { id: "familyNote.begin", defaultMessage: "書く" },
  goOn: { id: "familyNote.goOn", defaultMessage: "続きを書く" },
  unsent: {
    id: "familyNote.unsent",
    defaultMessage: "まだ送れていません。書いた内容はこの端末に残っています。開いて、もう一度送ってください。",
  },
  draftKept: { id: "familyNote.draftKept", defaultMessage: "下書きはこの端末に残っています。" },
  draftNotKept: {
    id: "familyNote.draftNotKept",
    defaultMessage: "この端末には下書きを残せません。送るまで、このページを閉じないでください。",
  },
  offline: {
    id: "familyNote.offline",
    defaultMessage: "ネットワークにつながっていません。書いた内容は残ります。つながったら送れます。",
  },
  writer: { id: "familyNote.writer", defaultMessage: "書いた人" },
  writerMissing: { id: "familyNote.writerMissing", defaultMessage: "書いた人を選んでください" },
  nothing: { id: "familyNote.nothing", defaultMessage: "どれか1つは書いてください" },
  send: { id: "familyNote.send", defaultMessage: "先生に送る" },
  readByFamily: {
    id: "familyNote.readByFamily",
    defaultMessage: "読むのは指導者と、このページを開けるご家族です。",
  },
  readByCoaches: {
    id: "familyNote.readByCoaches",
    defaultMessage: "読むのは指導者と本人だけです。家族のページには出ません。",
  },
  readByBoth: { id: "familyNote.readByBoth", defaultMessage: "読むのは本人と指導者、家族です。" },
  clear: { id: "familyNote.clear", defaultMessage: "書いた内容を消す" },
  clearAsked: { id: "familyNote.clearAsked", defaultMessage: "書いた内容を消しますか？" },
  clearHelp: { id: "familyNote.clearHelp", defaultMessage: "この端末の下書きが消えます。元には戻せません。" },
  clearAct: { id: "familyNote.clearAct", defaultMessage: "消す" },
  stopRewriting: { id: "familyNote.stopRewriting", defaultMessage: "書き直すのをやめる" },
  olderQuestions: {
    id: "familyNote.olderQuestions",
    defaultMessage: "先生が質問を変えました。書きかけの質問のまま送るか、新しい質問に切り替えられます。",
  },
  newQuestions: { id: "familyNote.newQuestions", defaultMessage: "新しい質問で書く" },
  withdrawn: {
    id: "familyNote.withdrawn",
    defaultMessage: "このノートは、いまは集めていません。先生が止めてから7日のあいだは送れます。",
  },
  stale: {
    id: "familyNote.stale",
    defaultMessage: "ほかの端末から、このノートが送られています。ここに書いた内容は残っています。",
  },
  staleKeep: { id: "familyNote.staleKeep", defaultMessage: "ここに書いた内容で書き直す" },
  staleTake: { id: "familyNote.staleTake", defaultMessage: "届いている内容を残す" },
  arrivedAnswers: { id: "familyNote.arrivedAnswers", defaultMessage: "届いている内容" },
  sent: { id: "familyNote.sent", defaultMessage: "先生に送りました" },
  whereAnswered: {
    id: "familyNote.whereAnswered",
    defaultMessage: "先生が返事を書くと、このページの「ノート」に出ます。",
  },
  back: { id: "familyNote.back", defaultMessage: "もどる" },
  backToPage: { id: "familyNote.backToPage", defaultMessage: "前のページにもどる" },
  rewrite: { id: "familyNote.rewrite", defaultMessage: "書き直す" },
  progress: { id: "familyNote.progress", defaultMessage: "答えた質問" },
  sentAnswers: { id: "familyNote.sentAnswers", defaultMessage: "送った内容" },
  noNotes: { id: "familyNote.noNotes", defaultMessage: "送ったノートはまだありません" },
  noNotesHelp: { id: "familyNote.noNotesHelp", defaultMessage: "送ったノートと先生の返事が、ここに出ます。" },
  hasAnswer: { id: "familyNote.hasAnswer", defaultMessage: "返事があります" },
  newAnswer: { id: "familyNote.newAnswer", defaultMessage: "新しい返事" },
  answers: { id: "familyNote.answers", defaultMessage: "先生の返事" },
  coach: { id: "familyNote.coach", defaultMessage: "指導者" },
  more: { id: "familyNote.more", defaultMessage: "前のノートを見る" },
  anyDay: { id: "familyNote.anyDay", defaultMessage: "いつでも書けるノート" },
  goals: { id: "familyNote.goals", defaultMessage: "9マス目標" },
  writeGoals: { id: "familyNote.writeGoals", defaultMessage: "9マス目標を書く" },
  changeGoals: { id: "familyNote.changeGoals", defaultMessage: "9マス目標を開く" },
  goalsStale: {
    id: "familyNote.goalsStale",
    defaultMessage: "ほかの人が9マス目標を保存しています。ここで変えた内容は残っています。",
  },
  goalsKeep: { id: "familyNote.goalsKeep", defaultMessage: "ここで変えた内容で続ける" },
  goalsTake: { id: "familyNote.goalsTake", defaultMessage: "保存されている内容を開く" },
  partMissing: {
    id: "familyNote.partMissing",
    defaultMessage: "読み込めなかったところがあります。ページを開き直してください。",
  },
});

export const familyNoteValueText = typed.defineMessages({
  formOf: { id: "familyNote.formOf", defaultMessage: "{name}さんの成長ノート「{title}」" },
  noteOf: { id: "familyNote.noteOf", defaultMessage: "{name}さん（{grade}）の成長ノート" },
  goalsOf: { id: "familyNote.goalsOf", defaultMessage: "{name}さん（{grade}）の目標" },
  goalSheetOf: { id: "familyNote.goalSheetOf", defaultMessage: "{name}さんの9マス目標" },
  forDay: { id: "familyNote.forDay", defaultMessage: "{day}の分" },
  forDayDue: { id: "familyNote.forDayDue", defaultMessage: "{day}の分　締め切り {due}" },

  requiredLeft: { id: "familyNote.requiredLeft", defaultMessage: "必須はあと{count, number}問" },
  minutes: { id: "familyNote.minutes", defaultMessage: "{count, number}問・約{minutes, number}分" },
  savedAt: { id: "familyNote.savedAt", defaultMessage: "{time} に保存　閉じても、あとで続きから書けます。" },
  left: { id: "familyNote.left", defaultMessage: "あと{count, number}か所で送れます（{first}）。" },
  otherDay: {
    id: "familyNote.otherDay",
    defaultMessage: "{from}の分として書きかけた下書きです。送ると、{day}の分になります。",
  },
  sentNote: { id: "familyNote.sentNote", defaultMessage: "{time}　{name}さんの「{title}」" },
  sentOn: { id: "familyNote.sentOn", defaultMessage: "{day}に送信" },
  answerBy: { id: "familyNote.answerBy", defaultMessage: "{name}　{time}" },
  most: {
    id: "familyNote.most",
    defaultMessage: "ここに出るのは、一人につき新しい{most, number}件までです。",
  },
  notReadable: {
    id: "familyNote.notReadable",
    defaultMessage: "{name}さんのノートは、本人と指導者だけが読みます。",
  },
});
