import { useIntl } from "react-intl";
import styled from "styled-components";
import { fileValueText } from "../../copy/controls/files.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";

export type FileError = {
  name: string;
  /** 何がいけなくて、どうすればよいか。 */
  reason: string;
};

/** 断ったファイルの名前と理由。 */
export function FileErrors({ fileErrors }: { fileErrors: readonly FileError[] }) {
  const { formatMessage } = useIntl();
  if (fileErrors.length === 0) return null;

  return (
    <Banner tone="d">
      <Reasons>
        {fileErrors.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <b>{formatMessage(fileValueText.refused, { name })}</b>
            {reason}
          </li>
        ))}
      </Reasons>
    </Banner>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${token("sp-1")};
  overflow-wrap: anywhere;
`;
