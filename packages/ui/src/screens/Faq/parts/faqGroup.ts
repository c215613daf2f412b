import type { Article } from "../../../components/Article/article.ts";
import type { IconPath } from "../../../components/Icon/Icon.tsx";

/** ひとまとまりの質問。節の題が質問、本文が答えになる。 */
export type FaqGroup = Article & { icon: IconPath };
