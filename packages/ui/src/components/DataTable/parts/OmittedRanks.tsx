import { useIntl } from "react-intl";
import { tableText, tableValueText } from "../../../copy/controls/table.ts";
import type { RankGap, RowOmission } from "./tableFeatures.ts";

export type OmittedRanksProps = { gap: RankGap; onShow: RowOmission<never>["onShow"] };

/** 省いた順位と、それを出すボタン。 */
export function OmittedRanks({ gap, onShow }: OmittedRanksProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      {formatMessage(tableValueText.omitted, gap)}
      <button type="button" onClick={() => onShow(gap)}>
        {formatMessage(tableText.showOmitted)}
      </button>
    </>
  );
}
