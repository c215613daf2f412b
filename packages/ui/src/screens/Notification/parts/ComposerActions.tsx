import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { megaphoneIcon } from "../../../components/Icon/icons.ts";
import { notificationText } from "../../../copy/notices/notification.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";

type ComposerActionsProps = { onSave: () => void; onPreview: () => void };

/** 下書きに保存、プレビュー、確認へ進む。スマートフォンでは親指の届くところに置く。 */
export function ComposerActions({ onSave, onPreview }: ComposerActionsProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const save = (
    <Button variant={isMobile ? "secondary" : "ghost"} onClick={onSave}>
      {formatMessage(notificationText.saveDraft)}
    </Button>
  );
  const preview = (
    <Button wide={isMobile} onClick={onPreview}>
      {formatMessage(notificationText.preview)}
    </Button>
  );
  const proceed = (
    <Button type="submit" form="notice-form" variant="primary" icon={megaphoneIcon}>
      {formatMessage(notificationText.proceed)}
    </Button>
  );

  if (isMobile) {
    return (
      <>
        <Below>{preview}</Below>
        <PhoneActions>
          {save}
          {proceed}
        </PhoneActions>
      </>
    );
  }
  return (
    <Actions>
      {save}
      <End>
        {preview}
        {proceed}
      </End>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
`;

const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Below = styled.div`
  padding-block-start: ${token("sp-4")};
`;

const PhoneActions = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;
