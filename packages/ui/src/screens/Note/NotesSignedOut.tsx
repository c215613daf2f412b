import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { noteQueueText } from "../../copy/notes/noteQueue.ts";
import { Page } from "../../layout/Page/Page.tsx";

export type NotesSignedOutProps = {
  /** ログインしたあと、ここへ戻るアドレス。 */
  loginHref: string;
};

/** ログインしていない人に見える成長ノート。 */
export function NotesSignedOut({ loginHref }: NotesSignedOutProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(titleText.note);

  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Page>
        <Panel flush aria-label={title}>
          <EmptyState
            title={formatMessage(noteQueueText.signedOut)}
            action={
              <ButtonLink variant="primary" href={loginHref}>
                {formatMessage(noteQueueText.login)}
              </ButtonLink>
            }
          >
            {formatMessage(noteQueueText.signedOutHelp)}
          </EmptyState>
        </Panel>
      </Page>
    </>
  );
}
