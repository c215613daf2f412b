import type { RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { measureKindText } from "../../copy/controls/measures.ts";
import { rankingBarText } from "../../copy/rankings/ranking.ts";
import type { RankingBarProps } from "./RankingBar.tsx";

/** The choice of what is ranked, for `RankingBar`. */
export function useRankedKind<Kind extends RankedKind>(
  kinds: readonly Kind[],
  kind: Kind,
  onChange: (kind: Kind) => void,
): RankingBarProps<string>["kind"] {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(rankingBarText.kind),
    options: kinds.map((value: RankedKind) => ({ value: `${value}`, label: formatMessage(measureKindText[value]) })),
    value: `${kind}`,
    onChange: (chosen) => onChange(kinds.find((value) => `${value}` === chosen) ?? kind),
  };
}
