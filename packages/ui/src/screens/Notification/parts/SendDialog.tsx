import { noticeLeavesAt, noticePlace, noticeWarnings } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { clockIcon, megaphoneIcon } from "../../../components/Icon/icons.ts";
import { recipientText } from "../../../copy/notices/recipients.ts";
import { sendingText, sendingValueText } from "../../../copy/notices/sending.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { CallFailure } from "../../../state/callFailure.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { NoticeComposerProps, NoticePlace } from "../notificationProps.ts";
import { dayItIsRead } from "./dayItIsRead.ts";
import { useNoticeWords } from "./useNoticeWords.ts";

type SendDialogProps = Pick<NoticeComposerProps, "now" | "values" | "reach" | "events" | "onSend"> & {
  /** 断られて、理由が欄にある。 */
  onRefused: (failure: CallFailure) => void;
  /** 閉じて、文面のそこへ。 */
  onMend: (place: NoticePlace) => void;
  onClose: () => void;
};

/** 送る前に、数と、気をつけることを見せて確かめる。緊急は、もう一度確かめる。 */
export function SendDialog({ now, values, reach, events, onSend, onRefused, onMend, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const [isUrgentAsked, setUrgentAsked] = useState(false);
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);
  const words = useNoticeWords();
  const { title, body, audience, level, deadline } = values;
  const counted = reach.status === "ready" ? reach.value : null;
  const players = counted?.players ?? values.member_ids.length;
  const isMailOff = counted?.mail === false;
  const numbers = isMailOff ? "numbersWithoutMail" : "numbers";
  const withoutAddress = isMailOff ? 0 : (counted?.without_email.length ?? 0);
  const day = dayItIsRead(values, now);
  const warnings = noticeWarnings({ title, body, day, deadline, withoutAddress, events });

  const handleConfirm = async () => {
    if (level === "urgent" && !isUrgentAsked) {
      setUrgentAsked(true);
      return;
    }
    const answer = await send(onSend);
    if ("result" in answer) onClose();
    else if (answer.failure.fields) onRefused(answer.failure);
  };
  const asked = {
    cancelLabel: formatMessage(sendingText.goBack),
    busy,
    failure: sentence,
    onConfirm: () => void handleConfirm(),
    onClose,
  };

  if (isUrgentAsked) {
    return (
      <ConfirmDialog
        {...asked}
        key="urgent"
        tone="danger"
        title={formatMessage(sendingText.urgentAsk)}
        confirm={{ label: formatMessage(sendingText.urgentSend), icon: megaphoneIcon }}
      >
        {formatMessage(sendingText.urgentBody)}
      </ConfirmDialog>
    );
  }
  const isLater = !noticeLeavesAt(values, now).isHeld;
  return (
    <ConfirmDialog
      {...asked}
      key="numbers"
      title={formatMessage(isLater ? sendingValueText.askLater : sendingValueText.ask, { title, players })}
      confirm={{
        label: formatMessage(isLater ? sendingValueText.scheduleTo : sendingValueText.sendTo, { players }),
        icon: isLater ? clockIcon : megaphoneIcon,
      }}
    >
      <Stack>
        <FactList>
          <Fact term={formatMessage(sendingText.to)}>
            {counted ? formatMessage(sendingValueText[numbers], { audience, ...counted }) : audience}
          </Fact>
          <Fact term={formatMessage(sendingText.when)}>{words.whenOf(values, now)}</Fact>
          <Fact term={formatMessage(sendingText.reply)}>{words.replyOf(values)}</Fact>
        </FactList>
        {(warnings.length > 0 || isMailOff) && (
          <Banner tone="w">
            <b>{formatMessage(sendingText.look)}</b>
            <Warnings>
              {warnings.map((warning) => {
                const sentence = words.warning(warning);
                const place = noticePlace(warning, values);
                return (
                  <li key={sentence}>
                    {sentence}
                    {place && (
                      <Mend
                        size="s"
                        aria-label={formatMessage(sendingValueText.mendOf, { warning: sentence })}
                        onClick={() => onMend(place)}
                      >
                        {formatMessage(sendingText.mend)}
                      </Mend>
                    )}
                  </li>
                );
              })}
              {isMailOff && <li>{formatMessage(recipientText.mailOff)}</li>}
            </Warnings>
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const Warnings = styled.ul`
  padding-inline-start: ${token("sp-4")};
  list-style: disc;
`;

const Mend = styled(Button)`
  margin-inline-start: ${token("sp-2")};
`;
