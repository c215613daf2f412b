import type { Ball } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { reportText, reportValueText } from "../../copy/analyzer/report.ts";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { FilterSegment } from "../Segment/FilterSegment.tsx";
import { type BattingChoice, battingBallsOf, battingTypesOf, type ConditionGroup } from "./battingChoice.ts";
import { useBattingWords } from "./useBattingWords.ts";

type Given = {
  /** null while loading. */
  pool: ConditionGroup | null;
  view: BattingChoice;
  onChange: (change: Partial<BattingChoice>) => void;
};

/** Filters for batting type and, where there are several, ball: they are never counted together. */
export function useBattingFilters({ pool, view, onChange }: Given): readonly FilterPart[] {
  const { formatMessage } = useIntl();
  const { typeWord, ballWord } = useBattingWords();
  const types = pool ? battingTypesOf(pool) : awaited;
  const balls = pool ? battingBallsOf(pool) : [];
  const apart = formatMessage(reportText.apart);
  const typeLabel = formatMessage(reportText.battingType);
  const ballLabel = formatMessage(reportText.ball);

  const type: FilterPart = {
    id: "type",
    label: typeLabel,
    note: apart,
    control: ({ wide }) => (
      <FilterSegment
        label={typeLabel}
        options={types.map(({ code, count }) => ({
          value: `${code}`,
          label:
            count === null || wide
              ? typeWord(code)
              : formatMessage(reportValueText.typeCount, { type: typeWord(code), count }),
        }))}
        value={`${pool ? (pool.batting_type ?? 0) : (view.battingType ?? "")}`}
        onChange={(chosen) => {
          const found = types.find(({ code }) => `${code}` === chosen);
          if (found) onChange({ battingType: found.code, ...(pool && found.count === null && { ball: null }) });
        }}
        wide={wide}
      />
    ),
  };
  const ball: FilterPart = {
    id: "ball",
    label: ballLabel,
    note: apart,
    control: ({ wide }) => (
      <FilterSegment<Ball | "unset">
        label={ballLabel}
        options={balls.map((value) => ({ value, label: ballWord(value) }))}
        value={pool?.ball ?? "unset"}
        onChange={(chosen) => onChange({ ball: chosen, battingType: pool ? typeWith(pool, chosen) : view.battingType })}
        wide={wide}
      />
    ),
  };

  return balls.length > 1 ? [type, ball] : [type];
}

/** Keeps the present type if it exists with the other ball. */
function typeWith({ batting_type, choices }: ConditionGroup, ball: Ball | "unset"): BattingChoice["battingType"] {
  const stays = choices.some((one) => (one.ball ?? "unset") === ball && one.batting_type === batting_type);
  return stays ? (batting_type ?? 0) : null;
}

const awaited = ([1, 2, 3] as const).map((code) => ({ code, count: null }));
