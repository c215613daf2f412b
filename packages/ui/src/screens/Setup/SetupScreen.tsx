import type { FailureCode, SetupDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { AuthSkeleton } from "../../components/AuthLayout/DoorSkeleton.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { refreshIcon } from "../../components/Icon/icons.ts";
import { setupText, setupValueText } from "../../copy/account/setup.ts";
import { editingText } from "../../copy/controls/editing.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Note } from "../../layout/Text/Note.ts";
import { SetupDone } from "./parts/SetupDone.tsx";
import { SetupForm } from "./parts/SetupForm.tsx";
import { emptySetup, type SetupTexts } from "./parts/setupTexts.ts";

export type { SetupTexts } from "./parts/setupTexts.ts";

export type SetupStep =
  | { name: "checking" }
  | { name: "failed"; code: FailureCode }
  /** コードがないか、間違っているか、期限を過ぎた。 */
  | { name: "invalidCode" }
  /** もうチームがある。 */
  | { name: "alreadySetUp" }
  /** `expiresAt`: コードの期限。 */
  | { name: "ready"; expiresAt: string }
  | { name: "done"; made: Pick<SetupDraft, "team_name" | "name"> };

export type SetupScreenProps = {
  step: SetupStep;
  /** 前に打ったもの（パスワードのほか）。 */
  texts?: SetupTexts | undefined;
  /** 同じ関数を渡し続ける。 */
  onTextsChange: (texts: SetupTexts) => void;
  /** 断られたときは `Failure` で reject する。 */
  onSave: (draft: SetupDraft) => Promise<void>;
  onRetry: () => void;
  hrefs: { login: string; addMembers: string; inviteCoaches: string; home: string };
};

/** 最初のチームと監督を作る（OP-1）。 */
export function SetupScreen({ step, texts = emptySetup, onTextsChange, onSave, onRetry, hrefs }: SetupScreenProps) {
  const { formatMessage } = useIntl();

  switch (step.name) {
    case "checking":
      return (
        <AuthLayout title={formatMessage(setupText.checking)}>
          <AuthSkeleton />
        </AuthLayout>
      );
    case "failed":
      return (
        <AuthLayout title={formatMessage(setupText.unchecked)}>
          <FailureBanner failure={{ code: step.code }} />
          <Button variant="primary" size="l" icon={refreshIcon} wide onClick={onRetry}>
            {formatMessage(editingText.recheck)}
          </Button>
        </AuthLayout>
      );
    case "invalidCode":
      return (
        <AuthLayout
          look="notice"
          title={formatMessage(setupText.invalidCode)}
          lead={formatMessage(setupText.invalidCodeLead)}
        >
          <Note>
            {formatMessage(setupText.command)} <code>npm run club -- setup</code>
          </Note>
        </AuthLayout>
      );
    case "alreadySetUp":
      return (
        <AuthLayout
          look="notice"
          title={formatMessage(setupText.alreadySetUp)}
          lead={formatMessage(setupText.alreadySetUpLead)}
        >
          <ButtonLink variant="primary" size="l" href={hrefs.login}>
            {formatMessage(setupText.toLogin)}
          </ButtonLink>
        </AuthLayout>
      );
    case "ready":
      return (
        <AuthLayout title={formatMessage(titleText.setup)} lead={formatMessage(setupText.lead)}>
          <SetupForm expiresAt={step.expiresAt} {...{ texts, onTextsChange, onSave }} />
        </AuthLayout>
      );
    case "done":
      return (
        <AuthLayout
          look="notice"
          title={formatMessage(setupText.done)}
          lead={formatMessage(setupValueText.doneLead, { team: step.made.team_name, name: step.made.name })}
        >
          <SetupDone {...hrefs} />
        </AuthLayout>
      );
  }
}
