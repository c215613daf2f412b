import type { LoginDraft } from "@kyuseki/domain";
import { type ChangeEvent, type FormEvent, useId, useRef } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { sessionEndText, sessionText } from "../../../copy/account/session.ts";
import { failureText } from "../../../copy/controls/failure.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { DemoBox } from "./DemoBox.tsx";
import type { LoginField } from "./loginCheck.ts";
import { Column, Foot, Forgotten, Form, Lead, PlayerSite, Title } from "./loginFormStyle.ts";
import type { LoginScreenProps, SessionEnd } from "./signIn.ts";
import { useLoginDraft } from "./useLoginDraft.ts";
import { useSignInFailureSentence } from "./useSignInFailureSentence.ts";

export function LoginForm({ signIn, onSignIn, passkeys, demo, ended }: LoginScreenProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  // The busy state shows only after validation; a second press can come before that.
  const isUnderWay = useRef(false);
  const bannerId = useId();
  const { values, fieldErrors, change, approach, leave, check } = useLoginDraft();
  const failure = useSignInFailureSentence(signIn.failure);
  const wrong = signIn.failure?.code === "unauthorized" && signIn.failure.by === undefined;
  const remember = useRef(false);
  const awaits = useRef(false);

  const text = (name: LoginField) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
    onBlur: () => leave(name),
    error: fieldErrors[name],
    "aria-invalid": wrong || undefined,
    "aria-describedby": wrong ? bannerId : undefined,
  });

  const send = async (draft: LoginDraft) => {
    try {
      await onSignIn(draft);
    } catch {
      // The typed values stay; `signIn.failure` tells the coach what happened.
    }
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (signIn.busy || isUnderWay.current) return;
    isUnderWay.current = true;
    await checkAndSend();
    isUnderWay.current = false;
  };
  const checkAndSend = async () => {
    // Without the validation's code nothing can be checked or sent; sending reports that.
    const result = await check().catch(() => ({ draft: values }));
    if (result.draft) await send(result.draft);
    else form.current?.querySelector<HTMLInputElement>(`[name="${result.firstError}"]`)?.focus();
  };
  const handleDemo = async (email: string, password: string) => {
    if (signIn.busy) return;
    const draft = { email, password, remember: false };
    change(draft);
    await send(draft);
  };

  const handleEmailFocus = () => {
    if (awaits.current) return;
    awaits.current = true;
    passkeys?.onAwait(() => remember.current);
  };

  return (
    <Column>
      <Form ref={form} onSubmit={handleSubmit} onFocus={approach} noValidate>
        <header>
          <Title>{formatMessage(sessionText.title)}</Title>
          <Lead>{formatMessage(sessionText.lead)}</Lead>
        </header>
        {failure ? (
          <Banner tone="d" id={bannerId}>
            {failure}
          </Banner>
        ) : (
          ended && <Banner tone="w">{formatMessage(endTexts[ended])}</Banner>
        )}
        <TextField
          label={formatMessage(fieldText.email)}
          type="email"
          autoComplete="username webauthn"
          onFocus={handleEmailFocus}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...text("email")}
        />
        <PasswordField
          label={formatMessage(sessionText.password)}
          autoComplete="current-password"
          {...text("password")}
        />
        <Checkbox
          label={formatMessage(sessionText.remember)}
          checked={values.remember}
          onChange={(event) => {
            remember.current = event.target.checked;
            change({ remember: event.target.checked });
          }}
        />
        <Button type="submit" variant="primary" size="l" wide busy={signIn.busy}>
          {formatMessage(signIn.busy ? sessionText.submitting : sessionText.submit)}
        </Button>
        {passkeys && (
          <Button
            size="l"
            wide
            aria-disabled={signIn.busy || undefined}
            onClick={() => {
              if (!signIn.busy) void passkeys.onSignIn(values.remember);
            }}
          >
            {formatMessage(sessionText.passkey)}
          </Button>
        )}
      </Form>
      <Forgotten href="/password-reset">{formatMessage(sessionText.forgotten)}</Forgotten>
      {demo && <DemoBox demo={demo} busy={signIn.busy} onTry={handleDemo} />}
      <Foot>
        <p>{formatMessage(sessionText.forPlayers)}</p>
        <PlayerSite href="/training/" native>
          {formatMessage(sessionText.playerSite)}
        </PlayerSite>
      </Foot>
    </Column>
  );
}

const endTexts = {
  expired: failureText.unauthorized,
  elsewhere: sessionEndText.elsewhere,
  elsewhere_unsaved: sessionEndText.elsewhereUnsaved,
} as const satisfies Record<SessionEnd, MessageDescriptor>;
