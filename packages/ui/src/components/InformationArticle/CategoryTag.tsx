import type { InformationCategory } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { informationCategoryText } from "../../copy/notices/information.ts";
import { Tag, type TagTone } from "../Tag/Tag.tsx";

/** お知らせの種類。 */
export function CategoryTag({ category }: { category: InformationCategory }) {
  const { formatMessage } = useIntl();
  return <Tag tone={tones[category]}>{formatMessage(informationCategoryText[category])}</Tag>;
}

const tones = {
  important: "d",
  feature: "neutral",
  recruitment: "neutral",
  maintenance: "i",
} as const satisfies Record<InformationCategory, TagTone>;
