import { type NoteQuestion, newQuestion } from "@kyuseki/domain";

/** One question of every kind. */
export const questions: readonly NoteQuestion[] = [
  { ...newQuestion(1, "text"), label: "今日できたこと", required: true },
  { ...newQuestion(2, "text"), label: "うまくいかなかったこと", hint: "なければ空けておきます。" },
  { ...newQuestion(3, "scale"), label: "手ごたえ", required: true },
  { ...newQuestion(4, "yes_no"), label: "ストレッチをしましたか", required: true },
  { ...newQuestion(5, "number"), label: "素振りの回数" },
  { ...newQuestion(6, "goals"), label: "今月の目標" },
];

export const goals = {
  centre: "強い打球をセンターへ",
  goals: ["下半身", "睡眠8時間", "道具の手入れ", "低めを打つ", "初球から振る", "あいさつ", "体幹", "ノート"],
};
