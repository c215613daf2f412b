import { useIntl } from "react-intl";
import { ballMoveText, ballMoveValueText } from "../../copy/analyzer/ballActions.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { Button } from "../Button/Button.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import type { MoveScope } from "./ballChanges.ts";

export type MoveScopeFieldProps = {
  day: Loadable<readonly number[]>;
  /** `after` はこの球も数える。 */
  counts: { after: number; day: number };
  value: MoveScope;
  onChange: (scope: MoveScope) => void;
  onRetry: () => void;
};

/** どこまで移すか。その日にほかの球がなければ、たずねない。 */
export function MoveScopeField({ day, counts, value, onChange, onRetry }: MoveScopeFieldProps) {
  const { formatMessage } = useIntl();

  if (day.status === "loading") return <p role="status">{formatMessage(ballMoveText.counting)}</p>;
  if (day.status === "failed") {
    return (
      <Cluster>
        <span role="alert">{formatMessage(ballMoveText.uncounted)}</span>
        <Button size="s" onClick={onRetry}>
          {formatMessage(ballMoveText.countAgain)}
        </Button>
      </Cluster>
    );
  }
  if (counts.day === 1) return null;
  return (
    <RadioGroup<MoveScope>
      label={formatMessage(ballMoveText.scope)}
      options={[
        { value: "one", label: formatMessage(ballMoveText.one) },
        ...(counts.after > 1 && counts.after < counts.day
          ? [{ value: "after" as const, label: formatMessage(ballMoveValueText.after, { count: counts.after }) }]
          : []),
        { value: "day", label: formatMessage(ballMoveValueText.day, { count: counts.day }) },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
