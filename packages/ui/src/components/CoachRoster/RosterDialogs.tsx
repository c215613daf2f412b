import { useIntl } from "react-intl";
import { rosterText } from "../../copy/account/account.ts";
import { CoachAccountDialog } from "./CoachAccountDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { RemoveCoachDialog } from "./RemoveCoachDialog.tsx";
import { ResetLinkDialog } from "./ResetLinkDialog.tsx";
import { RevokeDialog } from "./RevokeDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import type { RosterActs, RosterQuestion } from "./roster.ts";

type RosterDialogsProps = RosterActs & {
  question: RosterQuestion;
  /** 別の問いに移る。 */
  onAsk: (question: RosterQuestion) => void;
  /** 済んだことの一文。 */
  onDone: (sentence: string) => void;
  onClose: () => void;
};

/** 指導者と招待の一覧の上に開くもの。 */
export function RosterDialogs({ question, onAsk, onDone, onClose, ...acts }: RosterDialogsProps) {
  const { formatMessage } = useIntl();
  const { changes } = acts;

  switch (question.about) {
    case "invite":
      return <InviteDialog {...acts} onClose={onClose} />;
    case "revoke":
      return (
        <RevokeDialog
          {...acts}
          invite={question.invite}
          onRevoked={() => onDone(formatMessage(rosterText.revoked))}
          onClose={onClose}
        />
      );
    case "reset":
      return <ResetLinkDialog {...acts} coach={question.coach} onClose={onClose} />;
    case "account":
      return changes && <CoachAccountDialog {...changes} coach={question.coach} onDone={onDone} onClose={onClose} />;
    case "role":
      return (
        changes && (
          <RoleDialog
            {...changes}
            coach={question.coach}
            onDone={onDone}
            onRemove={() => onAsk({ about: "removal", coach: question.coach })}
            onClose={onClose}
          />
        )
      );
    case "removal":
      return changes && <RemoveCoachDialog {...changes} coach={question.coach} onDone={onDone} onClose={onClose} />;
  }
}
