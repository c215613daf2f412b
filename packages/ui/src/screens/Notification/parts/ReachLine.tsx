import { type Member, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { qrIcon } from "../../../components/Icon/icons.ts";
import { actionText } from "../../../copy/controls/action.ts";
import { recipientText, recipientValueText } from "../../../copy/notices/recipients.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";

type ReachLineProps = Pick<NoticeComposerProps, "reach" | "onLetters" | "onRetry"> & {
  chosen: number;
  members: readonly Member[];
};

/** 選んだ選手のうち、何家族の何件のアドレスに届き、だれに届かないか。 */
export function ReachLine({ reach, chosen, members, onLetters, onRetry }: ReachLineProps) {
  const { formatMessage } = useIntl();
  const names = useNames(members);

  if (chosen === 0) return <Note>{formatMessage(recipientText.nobody)}</Note>;
  if (reach.status === "loading") return <Note role="status">{formatMessage(recipientText.counting)}</Note>;
  if (reach.status === "failed") {
    return (
      <Cluster>
        <Note>{formatMessage(recipientText.notCounted)}</Note>
        <Button size="s" onClick={onRetry}>
          {formatMessage(actionText.retry)}
        </Button>
      </Cluster>
    );
  }
  const { players, families, emails, without_email, mail } = reach.value;
  const letters = (
    <Button size="s" icon={qrIcon} onClick={() => onLetters(without_email)}>
      {formatMessage(recipientText.letters)}
    </Button>
  );
  if (!mail) {
    return (
      <Banner tone="w">
        <Cluster end={letters}>{formatMessage(recipientText.mailOff)}</Cluster>
      </Banner>
    );
  }
  return (
    <>
      <Note role="status">{formatMessage(recipientValueText.reach, { players, families, emails })}</Note>
      {without_email.length > 0 && (
        <Banner tone="w">
          <Cluster end={letters}>
            {formatMessage(recipientValueText.without, {
              count: without_email.length,
              names: names(without_email),
            })}
          </Cluster>
        </Banner>
      )}
    </>
  );
}

/** The first three names, then how many more. */
function useNames(members: readonly Member[]) {
  const { formatMessage } = useIntl();
  return (ids: readonly number[]) => {
    const found = members.filter(({ id }) => ids.includes(id)).map(memberName);
    const shown = found.slice(0, namesShown).join("、");
    const rest = ids.length - Math.min(found.length, namesShown);
    return rest > 0 ? formatMessage(recipientValueText.andMore, { names: shown, rest }) : shown;
  };
}

const namesShown = 3;
