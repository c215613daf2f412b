import type { PainPart } from "@kyuseki/domain/training";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const painPartText = defineMessages({
  shoulder: { id: "pain.shoulder", defaultMessage: "肩" },
  elbow: { id: "pain.elbow", defaultMessage: "ひじ" },
  wrist: { id: "pain.wrist", defaultMessage: "手首" },
  hand: { id: "pain.hand", defaultMessage: "手・指" },
  neck: { id: "pain.neck", defaultMessage: "首" },
  back: { id: "pain.back", defaultMessage: "背中" },
  lower_back: { id: "pain.lower_back", defaultMessage: "腰" },
  hip: { id: "pain.hip", defaultMessage: "股関節" },
  thigh: { id: "pain.thigh", defaultMessage: "もも" },
  knee: { id: "pain.knee", defaultMessage: "ひざ" },
  shin: { id: "pain.shin", defaultMessage: "すね・ふくらはぎ" },
  ankle: { id: "pain.ankle", defaultMessage: "足首" },
  foot: { id: "pain.foot", defaultMessage: "足" },
  other: { id: "pain.other", defaultMessage: "その他の部位" },
}) satisfies Record<PainPart, MessageDescriptor>;

export const painSideText = defineMessages({
  L: { id: "pain.left", defaultMessage: "左" },
  R: { id: "pain.right", defaultMessage: "右" },
});

export const painText = defineMessages({
  somewhere: { id: "pain.somewhere", defaultMessage: "部位の記入なし" },
  ask: { id: "pain.ask", defaultMessage: "次に練習する前に、本人に確かめてください。" },
});

export const painValueText = typed.defineMessages({
  of: { id: "pain.of", defaultMessage: "{place}の痛み {pain, number}／10" },
  flag: { id: "pain.flag", defaultMessage: "痛み {pain, number}" },
  before: { id: "pain.before", defaultMessage: "{date}は{pain, number}でした。" },
  degree: { id: "pain.degree", defaultMessage: "10段階の{pain, number}" },
});
