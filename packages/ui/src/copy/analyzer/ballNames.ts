import type { BattingResult, PitchName } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";

/** Labels of batting results (EN-4). */
export const battingResultText = defineMessages({
  out: { id: "battingResult.out", defaultMessage: "アウト" },
  hit: { id: "battingResult.hit", defaultMessage: "ヒット" },
  home_run: { id: "battingResult.home_run", defaultMessage: "ホームラン" },
}) satisfies Record<BattingResult, MessageDescriptor>;

/** Reading A leaves code 0 blank: that name has no word (D-1). */
export const pitchNameText = plain.defineMessages({
  unset: headingText.unset,
  straight: { id: "pitchName.straight", defaultMessage: "ストレート" },
  cut_ball: { id: "pitchName.cut_ball", defaultMessage: "カットボール" },
  cutter: { id: "pitchName.cutter", defaultMessage: "カッター" },
  slider: { id: "pitchName.slider", defaultMessage: "スライダー" },
  curve: { id: "pitchName.curve", defaultMessage: "カーブ" },
  two_seam: { id: "pitchName.two_seam", defaultMessage: "ツーシーム" },
  sinker: { id: "pitchName.sinker", defaultMessage: "シンカー" },
  change_up: { id: "pitchName.change_up", defaultMessage: "チェンジアップ" },
  split: { id: "pitchName.split", defaultMessage: "スプリット" },
  other: { id: "pitchName.other", defaultMessage: "その他" },
}) satisfies Record<Exclude<PitchName, "blank">, MessageDescriptor>;
