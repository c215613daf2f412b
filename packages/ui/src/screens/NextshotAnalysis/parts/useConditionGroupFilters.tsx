import { useIntl } from "react-intl";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import type { BattingChoice, ConditionGroup } from "../../../components/ReportFrame/battingChoice.ts";
import { useBattingFilters } from "../../../components/ReportFrame/useBattingFilters.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { analysisText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";

type Given = {
  /** null while loading. */
  pool: ConditionGroup | null;
  view: BattingChoice;
  onChange: (change: Partial<BattingChoice>) => void;
};

/**
 * Filters for batting type and ball: combined in the row, separate in a phone's sheet. Balls of different ones are
 * never counted together.
 */
export function useConditionGroupFilters({ pool, view, onChange }: Given): readonly FilterPart[] {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const apart = useBattingFilters({ pool, view, onChange });
  const { poolWord } = useBattingWords();
  const choices = pool?.choices ?? [];

  if (isMobile) return apart;
  if (!pool || choices.length === 0) return [];
  const label = formatMessage(analysisText.pool);
  return [
    {
      id: "pool",
      label,
      control: () => (
        <FilterSelect
          label={label}
          value={keyOf(pool)}
          options={choices.map((choice) => ({
            value: keyOf(choice),
            label: formatMessage(analysisValueText.pool, { pool: poolWord(choice), count: choice.count }),
          }))}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => keyOf(choice) === target.value);
            if (chosen) onChange({ battingType: chosen.batting_type ?? 0, ball: chosen.ball ?? "unset" });
          }}
        />
      ),
    },
  ];
}

const keyOf = ({ batting_type, ball }: Pick<ConditionGroup, "batting_type" | "ball">) =>
  `${batting_type ?? 0} ${ball ?? "unset"}`;
