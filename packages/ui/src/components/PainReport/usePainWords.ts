import type { PainPart } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import { painPartText, painSideText, painText, painValueText } from "../../copy/practice/pain.ts";

/** Where and how much it hurts (1–10); the side is the player's. */
export type Pain = { part: PainPart | null; side: "L" | "R" | null; pain: number };

/** 「右ひじ」 and 「右ひじの痛み 3／10」. */
export function usePainWords() {
  const { formatMessage } = useIntl();
  const placeOf = ({ part, side }: Pick<Pain, "part" | "side">) => {
    if (part === null) return formatMessage(painText.somewhere);
    return `${side ? formatMessage(painSideText[side]) : ""}${formatMessage(painPartText[part])}`;
  };
  return {
    placeOf,
    painOf: (pain: Pain) => formatMessage(painValueText.of, { place: placeOf(pain), pain: pain.pain }),
  };
}
