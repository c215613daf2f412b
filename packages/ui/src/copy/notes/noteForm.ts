import type { NoteWriter } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

/** The questions of a growth note, where they are answered (NO-2). */
export const noteFormText = defineMessages({
  textHint: { id: "noteForm.textHint", defaultMessage: "ここに書きます" },
  yes: { id: "noteForm.yes", defaultMessage: "○ はい" },
  no: { id: "noteForm.no", defaultMessage: "× いいえ" },
  clear: { id: "noteForm.clear", defaultMessage: "選び直す" },
  goalsHelp: {
    id: "noteForm.goalsHelp",
    defaultMessage: "まん中が目標、まわりが行動です。できたものを押します。",
  },
  noGoals: { id: "noteForm.noGoals", defaultMessage: "9マス目標をまだ書いていません" },
  noGoalsHelp: {
    id: "noteForm.noGoalsHelp",
    defaultMessage: "書かなくても、このノートは送れます。書くと、できた目標をここで選べます。",
  },
  writeGoals: { id: "noteForm.writeGoals", defaultMessage: "9マス目標を書く" },
});

export const noteFormValueText = typed.defineMessages({
  question: { id: "noteForm.question", defaultMessage: "{number}. {label}" },
  scaleEnd: { id: "noteForm.scaleEnd", defaultMessage: "{step} {meaning}" },
});

/** Who wrote a note. */
export const writtenByText = defineMessages({
  player: { id: "noteForm.by.player", defaultMessage: "本人" },
  together: { id: "noteForm.by.together", defaultMessage: "家族といっしょに" },
  family: { id: "noteForm.by.family", defaultMessage: "家族" },
}) satisfies Record<NoteWriter, MessageDescriptor>;
