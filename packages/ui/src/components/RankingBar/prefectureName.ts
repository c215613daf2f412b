import type { IntlShape } from "react-intl";
import { prefectureTexts } from "../../copy/members/prefecture.ts";

/** Of a code from 1 to 47. */
export function prefectureName({ formatMessage }: IntlShape, prefecture: number): string {
  const text = prefectureTexts[prefecture - 1];
  return text ? formatMessage(text) : "";
}
