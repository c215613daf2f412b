import type { Ball } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { reportText } from "../../copy/analyzer/report.ts";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { FilterSegment } from "../Segment/FilterSegment.tsx";
import { useBattingWords } from "./useBattingWords.ts";

/** A ball, or balls for which none is known. */
type BallChoice = Ball | "unset";

type Given = {
  /** null while loading. */
  pool: { ball: Ball | null; choices: readonly { ball: Ball | null }[] } | null;
  onChange: (ball: BallChoice) => void;
};

/** Filter for the ball, where there are several: pitches of different balls are never counted together. */
export function usePitchedBallFilter({ pool, onChange }: Given): readonly FilterPart[] {
  const { formatMessage } = useIntl();
  const { ballWord } = useBattingWords();
  const label = formatMessage(reportText.ball);

  if (!pool || pool.choices.length < 2) return [];
  return [
    {
      id: "ball",
      label,
      note: formatMessage(reportText.apart),
      control: ({ wide }) => (
        <FilterSegment<BallChoice>
          label={label}
          wide={wide}
          options={pool.choices.map(({ ball }) => ({ value: ball ?? "unset", label: ballWord(ball) }))}
          value={pool.ball ?? "unset"}
          onChange={onChange}
        />
      ),
    },
  ];
}
