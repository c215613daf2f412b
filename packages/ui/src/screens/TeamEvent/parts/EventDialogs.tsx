import type { TeamEvent } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { RemoveDialog } from "../../../components/ConfirmDialog/RemoveDialog.tsx";
import { teamEventText, teamEventValueText } from "../../../copy/events/teamEvent.ts";
import { useIsWholePage } from "../../../layout/useFirstRows.ts";
import { usePart } from "../../../state/usePart.ts";
import type { TeamEventScreenProps } from "../teamEventProps.ts";
import type { BoardPlayer } from "./attendance/attendanceRows.ts";
import { fetchEventDialogs } from "./parts.ts";
import { useTeamEventWords } from "./useTeamEventWords.ts";

export type EventQuestion = "cancel" | "delete";
type EventDialogsProps = Pick<
  TeamEventScreenProps,
  "nowS" | "refused" | "onAnswer" | "onCancel" | "onDelete" | "loadPart"
> & {
  event: TeamEvent;
  /** だれの返事を入れるか。 */
  chosen: BoardPlayer | null;
  asking: EventQuestion | null;
  onClose: () => void;
};

/** 行事の上に開くもの。グラウンドでも開けるように、画面の後ですぐ届き、届いていなければ押したときにもう一度読む。 */
export function EventDialogs({ chosen, asking, loadPart, onClose, ...props }: EventDialogsProps) {
  const { event, refused, onAnswer, onDelete } = props;
  const { formatMessage } = useIntl();
  const { daysOf } = useTeamEventWords();
  const [isMissing, setMissing] = useState(false);
  const isWhole = useIsWholePage();
  const dialogs = usePart((isWhole && !isMissing) || chosen !== null || asking === "cancel", {
    load: loadPart,
    fetchPart: fetchEventDialogs,
    onMissing: () => {
      setMissing(true);
      onClose();
    },
  });

  return (
    <>
      {chosen && dialogs && (
        <dialogs.AnswerDialog
          key={chosen.member_id}
          player={chosen}
          refused={refused?.member_id === chosen.member_id ? refused : undefined}
          onAnswer={onAnswer}
          onClose={onClose}
        />
      )}
      {asking === "cancel" && dialogs && <dialogs.CancelDialog {...props} onClose={onClose} />}
      {asking === "delete" && (
        <RemoveDialog
          title={formatMessage(teamEventValueText.deleteAsk, { day: daysOf(event), title: event.title })}
          confirmLabel={formatMessage(teamEventText.delete)}
          onRemove={onDelete}
          onClose={onClose}
        >
          {formatMessage(teamEventText.deleteBody)}
        </RemoveDialog>
      )}
    </>
  );
}
