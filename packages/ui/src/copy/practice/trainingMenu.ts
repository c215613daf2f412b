import { defineMessages, type MessageDescriptor } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";

/** What was practised: the word, and the one letter that stands for it. */
export const menuText = plain.defineMessages({
  batting: measureText.batting,
  pitching: measureText.pitching,
  fielding: { id: "menu.fielding", defaultMessage: "守備" },
  running: { id: "menu.running", defaultMessage: "走塁" },
  strength: { id: "menu.strength", defaultMessage: "体力" },
  game: { id: "menu.game", defaultMessage: "試合" },
  other: { id: "menu.other", defaultMessage: "その他" },
});

export const menuLetterText = defineMessages({
  batting: { id: "menuLetter.batting", defaultMessage: "打" },
  pitching: { id: "menuLetter.pitching", defaultMessage: "投" },
  fielding: { id: "menuLetter.fielding", defaultMessage: "守" },
  running: { id: "menuLetter.running", defaultMessage: "走" },
  strength: { id: "menuLetter.strength", defaultMessage: "体" },
  game: { id: "menuLetter.game", defaultMessage: "試" },
  other: { id: "menuLetter.other", defaultMessage: "他" },
}) satisfies Record<keyof typeof menuText, MessageDescriptor>;
