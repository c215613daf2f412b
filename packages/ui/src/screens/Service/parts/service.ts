import type { MarkdownTree } from "@kyuseki/domain";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import type { StatusTone } from "../../../components/Status/Status.tsx";

/** つながるサービスの一つ。 */
export type Service = {
  id: string;
  title: string;
  /** どんなサービスか。 */
  markdown: MarkdownTree;
  planned: boolean;
  icon: IconPath;
  /** このチームでの使われかた。わからなければ渡さない。 */
  status?: { tone: StatusTone; label: string } | undefined;
  link?: { href: string; label: string; native?: boolean } | undefined;
};
