import { Banner } from "../../../components/Banner/Banner.tsx";
import { type OwnSentences, useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import type { CallFailure } from "../../../state/callFailure.ts";

/** Why something did not arrive, where it was pressed: nothing has to be scrolled to. */
export function FamilyFailure({ failure, own }: { failure: CallFailure | undefined; own?: OwnSentences }) {
  const sentence = useFailureSentence(failure, own);
  return sentence ? <Banner tone="d">{sentence}</Banner> : null;
}
