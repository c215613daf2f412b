import type { Member, ProviderEvent } from "@kyuseki/domain";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";

export type EventDetailScreenProps = {
  event: Loadable<ProviderEvent>;
  members: Loadable<readonly Member[]>;
  /** いま（unix秒）。 */
  nowS: number;
  /** 参加する選手の全体と、選び始めたときの全体。断られたら Failure で終わる。 */
  onApply: (memberIds: readonly number[], before: readonly number[]) => Promise<void>;
  /** この行事の .ics を、端末に保存する。 */
  onCalendar: () => Promise<void>;
  /** 選手を選ぶダイアログは、あとから届く。 */
  loadPart: LoadPart;
  onRetry: () => void;
};
