import { useLocation } from "react-router-dom";
import { correctionParameter } from "../../data/outbox/correctionHref.ts";

/** The refused entry that the address names. */
export const useCorrectedThing = (): string | null =>
  new URLSearchParams(useLocation().search).get(correctionParameter);
