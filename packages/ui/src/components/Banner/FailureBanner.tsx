import type { CallFailure } from "../../state/callFailure.ts";
import { Banner } from "./Banner.tsx";
import { type OwnSentences, useFailureSentence } from "./useFailureSentence.ts";
import { useScrollIntoSight } from "./useScrollIntoSight.ts";

export type FailureBannerProps = {
  /** なければ何も出さない。 */
  failure: CallFailure | undefined;
  /** その画面だけの言い方。 */
  own?: OwnSentences | undefined;
};

/** 断られた理由と、次にできること。 */
export function FailureBanner({ failure, own }: FailureBannerProps) {
  const sentence = useFailureSentence(failure, own);
  const banner = useScrollIntoSight(sentence);
  return sentence ? (
    <Banner ref={banner} tone="d">
      {sentence}
    </Banner>
  ) : null;
}
