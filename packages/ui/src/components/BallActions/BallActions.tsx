import type { MeasuredBall, PitchReading } from "@kyuseki/domain";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballActionText, ballActionValueText } from "../../copy/analyzer/ballActions.ts";
import { shortDateTime } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { editIcon, moreIcon, trashIcon, userIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu } from "../Menu/Menu.tsx";
import type { BallChanges } from "./ballChanges.ts";

export type BallActionsProps = {
  /** いまの記録。ほかの人が変えたあとは、その内容になる（R4）。 */
  ball: MeasuredBall;
  changes: BallChanges;
  /** チームの球種の読み方（D-1）。 */
  reading?: PitchReading | undefined;
};

/** 一球の行の操作。数値や種類はすぐ直せて、メニューから正しい選手に移すか、まちがった記録を消す。 */
export function BallActions({ ball, changes, reading }: BallActionsProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<"edit" | "move" | null>(null);
  const busy = changes.busy.has(ball.id);
  const which = formatMessage(ballActionValueText.which, {
    time: shortDateTime(ball.datetime),
    speed: ball.speed === null ? "" : `${decimal(ball.speed, 1)} km/h`,
  });
  const label = formatMessage(ballActionValueText.more, { which });
  const unlessBusy = (onAction: () => void) =>
    busy ? { forbidden: formatMessage(ballActionText.saving) } : { onAction };

  return (
    <Pair>
      <IconButton
        icon={editIcon}
        label={formatMessage(ballActionValueText.edit, { which })}
        aria-disabled={busy || undefined}
        onClick={() => !busy && setOpen("edit")}
      />
      <Menu
        label={label}
        heading={which}
        trigger={(props) => <IconButton {...props} icon={moreIcon} label={label} aria-disabled={busy || undefined} />}
        groups={[
          {
            id: "ball",
            items: [
              {
                id: "move",
                icon: userIcon,
                label: formatMessage(ballActionText.move),
                description: formatMessage(ballActionText.moveNote),
                ...unlessBusy(() => setOpen("move")),
              },
              {
                id: "delete",
                icon: trashIcon,
                tone: "danger",
                label: formatMessage(ballActionText.remove),
                description: formatMessage(ballActionText.removeNote),
                ...unlessBusy(() => changes.onDelete(ball)),
              },
            ],
          },
        ]}
      />
      <Suspense>
        {open === "edit" && <BallEditDialog {...{ ball, which, reading, changes }} onClose={() => setOpen(null)} />}
        {open === "move" && <BallMoveDialog {...{ ball, which, changes }} onClose={() => setOpen(null)} />}
      </Suspense>
    </Pair>
  );
}

/** With the fields and the list of players that is typed into, they weigh more than the page. */
const BallEditDialog = lazy(() =>
  import("./BallEditDialog.tsx").then((module) => ({ default: module.BallEditDialog })),
);
const BallMoveDialog = lazy(() =>
  import("./BallMoveDialog.tsx").then((module) => ({ default: module.BallMoveDialog })),
);

const Pair = styled.div`
  display: inline-flex;
`;
