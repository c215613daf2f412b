import type { MeasuredBall, PitchReading } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ballActionText, ballActionValueText } from "../../copy/ballActions.ts";
import { shortDateTime } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { BallEditDialog } from "./BallEditDialog.tsx";
import type { BallChanges } from "./ballChanges.ts";

export type BallActionsProps = {
  /** いまの記録。ほかの人が変えたあとは、その内容になる（R4）。 */
  ball: MeasuredBall;
  mode: "batting" | "pitching";
  changes: BallChanges;
  /** チームの球種の読み方（D-1）。 */
  reading?: PitchReading | undefined;
};

/** 一球の行のメニュー。種類と結果を直すか、まちがった記録を消す。 */
export function BallActions({ ball, mode, changes, reading }: BallActionsProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const busy = changes.busy.has(ball.id);
  const which = formatMessage(ballActionValueText.which, {
    time: shortDateTime(ball.datetime),
    speed: ball.speed === null ? "" : `${decimal(ball.speed, 1)} km/h`,
  });
  const label = formatMessage(ballActionValueText.more, { which });

  return (
    <>
      <Menu
        label={label}
        heading={which}
        trigger={(props) => <IconButton {...props} icon="more" label={label} aria-disabled={busy || undefined} />}
        groups={[
          {
            id: "ball",
            items: [
              {
                id: "edit",
                icon: "edit",
                label: formatMessage(mode === "pitching" ? ballActionText.editPitch : ballActionText.edit),
                ...(busy ? { forbidden: formatMessage(ballActionText.saving) } : { onAction: () => setEditing(true) }),
              },
              {
                id: "delete",
                icon: "trash",
                tone: "danger",
                label: formatMessage(ballActionText.remove),
                description: formatMessage(ballActionText.removeNote),
                ...(busy
                  ? { forbidden: formatMessage(ballActionText.saving) }
                  : { onAction: () => changes.onDelete(ball) }),
              },
            ],
          },
        ]}
      />
      {isEditing && (
        <BallEditDialog
          ball={ball}
          which={which}
          mode={mode}
          reading={reading}
          changes={changes}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
