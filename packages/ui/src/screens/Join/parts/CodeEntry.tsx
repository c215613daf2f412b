import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { joinText } from "../../../copy/team/join.ts";
import { token } from "../../../tokens/theme.ts";

/** ポスターに書かれた新しいコードを打って進む。 */
export function CodeEntry({ onEnter }: { onEnter: (code: string) => void }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
  const code = typed.trim();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code !== "") onEnter(code);
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <TextField
        label={formatMessage(joinText.newCode)}
        help={formatMessage(joinText.newCodeHelp)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isAsked && code === "" ? formatMessage(joinText.noCode) : undefined}
      />
      <Button type="submit" variant="primary" size="l">
        {formatMessage(joinText.go)}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  padding-block-start: ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  text-align: start;
`;
