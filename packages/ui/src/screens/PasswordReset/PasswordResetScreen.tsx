import { newPasswordSchema } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { AuthSkeleton } from "../../components/AuthLayout/DoorSkeleton.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { refreshIcon } from "../../components/Icon/icons.ts";
import { Link } from "../../components/Link/Link.tsx";
import { NewPasswordField } from "../../components/NewPasswordField/NewPasswordField.tsx";
import { passwordResetText, passwordResetValueText } from "../../copy/account/passwordReset.ts";
import { editingText } from "../../copy/controls/editing.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { useForm } from "../../state/useForm.ts";
import { token } from "../../tokens/theme.ts";
import { AskForm } from "./parts/AskForm.tsx";
import { AskManager } from "./parts/AskManager.tsx";
import type { PasswordResetStep } from "./parts/resetStep.ts";

export type PasswordResetScreenProps = {
  step: PasswordResetStep;
  /** リンクをメールで送れる。送れなければ、頼める人を言う。 */
  canMail: boolean;
  /** 断られたときは `Failure` で reject する。登録の有無は、どこにも表れない。 */
  onAsk: (email: string) => Promise<void>;
  /** 断られたときは `Failure` で reject する。`not_found` なら、app が `step` を `over` にする。 */
  onSet: (password: string) => Promise<void>;
  /** 確かめられなかったリンクを、もう一度確かめる。 */
  onRetry: () => void;
  loginHref: string;
};

/** パスワードの再設定。リンクを頼み、届いたリンクから新しいパスワードを決める。 */
export function PasswordResetScreen({ step, canMail, onAsk, onSet, onRetry, loginHref }: PasswordResetScreenProps) {
  const { formatMessage } = useIntl();
  const back = <Link href={loginHref}>{formatMessage(passwordResetText.backToLogin)}</Link>;

  switch (step.name) {
    case "ask":
    case "over":
      return (
        <AuthLayout
          title={formatMessage(titleText["password-reset"])}
          lead={formatMessage(canMail ? passwordResetText.lead : passwordResetText.leadWithoutMail)}
        >
          {canMail ? (
            <AskForm isOver={step.name === "over"} onAsk={onAsk} />
          ) : (
            <AskManager isOver={step.name === "over"} />
          )}
          {back}
        </AuthLayout>
      );
    case "checking":
      return (
        <AuthLayout title={formatMessage(passwordResetText.checking)}>
          <AuthSkeleton />
        </AuthLayout>
      );
    case "failed":
      return (
        <AuthLayout title={formatMessage(passwordResetText.unchecked)}>
          <FailureBanner failure={{ code: step.code }} />
          <Button variant="primary" size="l" icon={refreshIcon} wide onClick={onRetry}>
            {formatMessage(editingText.recheck)}
          </Button>
          {back}
        </AuthLayout>
      );
    case "new":
      return (
        <AuthLayout
          title={formatMessage(passwordResetText.newTitle)}
          lead={formatMessage(passwordResetValueText.account, { email: step.emailHint })}
        >
          <NewPasswordForm onSet={onSet} />
          {back}
        </AuthLayout>
      );
    case "done":
      return (
        <AuthLayout title={formatMessage(passwordResetText.done)} lead={formatMessage(passwordResetText.doneLead)}>
          <ButtonLink href={loginHref} variant="primary" size="l" wide>
            {formatMessage(passwordResetText.toLogin)}
          </ButtonLink>
        </AuthLayout>
      );
  }
}

type NewPasswordFormProps = {
  onSet: (password: string) => Promise<void>;
};

/** 新しいパスワードを一度だけ打つ。目のボタンで確かめられる。 */
function NewPasswordForm({ onSet }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields,
    empty: { password: "" },
    onSend: ({ password }) => onSet(password),
  });

  return (
    <form {...form}>
      <NewPasswordField
        name="password"
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={() => leave("password")}
        error={fieldError("password")}
      />
      <Note>{formatMessage(passwordResetText.endsSessions)}</Note>
      <FailureBanner failure={failure} />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {formatMessage(busy ? passwordResetText.setting : passwordResetText.set)}
      </Button>
    </form>
  );
}

const fields = { password: newPasswordSchema };

const Note = styled.p`
  color: ${token("ink-2")};
`;
