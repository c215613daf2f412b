import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { editingText } from "../../../copy/controls/editing.ts";
import { notificationText, notificationValueText } from "../../../copy/notices/notification.ts";
import { timeOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";

type SavingStateProps = Pick<NoticeComposerProps, "saving" | "onSave">;

/** 下書きがどこまで保存されているか。断られたら、サーバーの言うわけも。 */
export function SavingState({ saving, onSave }: SavingStateProps) {
  const { formatMessage } = useIntl();
  const failure = saving.status === "failed" ? saving.failure : undefined;
  const [reason = failure?.message] = Object.values(failure?.fields ?? {});

  return (
    <State role="status" data-failed={saving.status === "failed" || undefined}>
      {saving.status === "saving" && formatMessage(editingText.savingNow)}
      {saving.status === "saved" && formatMessage(notificationValueText.savedAt, { time: timeOf(saving.atS) })}
      {saving.status === "failed" && (
        <>
          <span>{formatMessage(notificationText.notSaved)}</span>
          {reason && <span>{reason}</span>}
          <Button size="s" onClick={onSave}>
            {formatMessage(actionText.retry)}
          </Button>
        </>
      )}
    </State>
  );
}

const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};

  &[data-failed] {
    color: ${token("danger")};
  }
`;
