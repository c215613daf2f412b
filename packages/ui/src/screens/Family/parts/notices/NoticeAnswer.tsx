import type { FamilyNotice } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { familyText } from "../../../../copy/notices/family.ts";
import { AnswerForm, type AnswerProps } from "../answers/AnswerForm.tsx";

/** お知らせの返事。 */
export function NoticeAnswer({ notice, ...rest }: AnswerProps & { notice: FamilyNotice }) {
  const { formatMessage } = useIntl();
  const closed = formatMessage(familyText.closed);

  return (
    <AnswerForm
      {...rest}
      item={notice}
      options={notice.choices.map((choice) => ({ value: choice, label: choice }))}
      own={{ conflict: closed, not_found: closed }}
      onAnswer={(given, comment) => rest.answers.onAnswer(notice.notice_id, given, comment)}
    />
  );
}
