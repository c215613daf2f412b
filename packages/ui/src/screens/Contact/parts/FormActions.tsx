import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { overlayText } from "../../../copy/frame/overlay.ts";
import { inquiryMissingText, inquiryText } from "../../../copy/support/inquiry.ts";
import { media, token } from "../../../tokens/theme.ts";
import { type ContactDraft, isFilled } from "./contactDraft.ts";
import { FailureLine } from "./FailureLine.tsx";

type FormActionsProps = {
  formId: string;
  draft: ContactDraft;
  hasName: boolean;
  failure: string | undefined;
  onClose: () => void;
};

/** 入力の下に残る行動。確認に進めない理由か、閉じても残ることを、そばに言う。 */
export function FormActions({ formId, draft, hasName, failure, onClose }: FormActionsProps) {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const missing = hasName ? (isFilled(draft) ? undefined : inquiryMissingText.fields) : inquiryMissingText.name;

  return (
    <>
      {failure && <FailureLine>{failure}</FailureLine>}
      <Note id={noteId}>{formatMessage(missing ?? inquiryText.kept)}</Note>
      <Button onClick={onClose}>{formatMessage(overlayText.cancel)}</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        aria-disabled={missing ? true : undefined}
        aria-describedby={missing && noteId}
        onClick={(event) => {
          if (!hasName) event.preventDefault();
        }}
      >
        {formatMessage(actionText.confirm)}
      </Button>
    </>
  );
}

const Note = styled.p`
  flex: 1 1 ${token("cell-m")};
  align-self: center;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};

  @media ${media.mobile} {
    && {
      flex-basis: 100%;
    }
  }
`;
