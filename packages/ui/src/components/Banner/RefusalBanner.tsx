import type { Refusal } from "../../state/refusal.ts";
import { Banner } from "./Banner.tsx";
import { type OwnSentences, useRefusalSentence } from "./useRefusalSentence.ts";
import { useScrollIntoSight } from "./useScrollIntoSight.ts";

export type RefusalBannerProps = {
  /** なければ何も出さない。 */
  refusal: Refusal | undefined;
  /** その画面だけの言い方。 */
  own?: OwnSentences | undefined;
};

/** 断られた理由と、次にできること。 */
export function RefusalBanner({ refusal, own }: RefusalBannerProps) {
  const sentence = useRefusalSentence(refusal, own);
  const banner = useScrollIntoSight(sentence);
  return sentence ? (
    <Banner ref={banner} tone="d">
      {sentence}
    </Banner>
  ) : null;
}
