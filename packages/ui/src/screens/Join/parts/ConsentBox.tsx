import type { Applicant } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { consentText, joinText } from "../../../copy/team/join.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";

type ConsentBoxProps = {
  applicant: Applicant;
  checked: boolean;
  error: string | undefined;
  onChange: (consent: boolean) => void;
  termsHref: string;
  privacyHref: string;
};

/** 何に同意するのかと、その印（P3）。 */
export function ConsentBox({ applicant, checked, error, onChange, termsHref, privacyHref }: ConsentBoxProps) {
  const { formatMessage } = useIntl();
  const id = useId();

  return (
    <div>
      <Frame data-wrong={!!error || undefined}>
        <Checkbox
          label={formatMessage(consentText[applicant])}
          help={formatMessage(joinText.consentHelp)}
          name="consent"
          required
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={!!error || undefined}
          aria-describedby={`${id}-fieldError`}
        />
        <Documents>
          <Document href={termsHref} target="_blank">
            {formatMessage(joinText.terms)}
          </Document>
          <Document href={privacyHref} target="_blank">
            {formatMessage(joinText.privacyPolicy)}
          </Document>
        </Documents>
      </Frame>
      <FieldError id={`${id}-fieldError`}>{error}</FieldError>
    </div>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  &[data-wrong] {
    border-color: ${token("danger")};
  }
  /* Not our markup: the words of the checkbox. */
  & > label > span {
    font-weight: ${token("fw-label")};
  }
  & small {
    color: ${token("ink-2")};
    font-weight: ${token("fw-body")};
  }
`;

const Documents = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")} ${token("sp-4")};
  padding-inline-start: calc(${token("icon")} + ${token("sp-2")});
  font-size: ${token("fs-small")};
`;

const Document = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("icon-l")};
  ${touchTarget}
`;
