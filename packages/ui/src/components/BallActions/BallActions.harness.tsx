import { Failure, type MeasuredBall } from "@kyuseki/domain";
import { useState } from "react";
import { BallActions, type BallActionsProps } from "./BallActions.tsx";

/** For stories: saves the ball as the app does. `meanwhile`: somebody else's change before the first save (R4). */
export function BallActionsHarness({
  ball: first,
  meanwhile,
  ...props
}: BallActionsProps & { meanwhile?: Partial<MeasuredBall> }) {
  const [ball, setBall] = useState(first);

  return (
    <BallActions
      {...props}
      ball={ball}
      changes={{
        ...props.changes,
        onEdit: async (edited, change) => {
          await props.changes.onEdit(edited, change);
          if (meanwhile && ball === first) {
            setBall({ ...ball, ...meanwhile });
            throw new Failure("conflict");
          }
          const { before: _, ...parts } = change;
          setBall({ ...ball, ...parts });
        },
      }}
    />
  );
}
