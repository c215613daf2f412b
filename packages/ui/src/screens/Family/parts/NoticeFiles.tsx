import type { NoticeFile } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { familyText, familyValueText } from "../../../copy/notices/family.ts";
import { token } from "../../../tokens/theme.ts";

/** お知らせの添付。押すと別の場所で開く。 */
export function NoticeFiles({ files }: { files: readonly NoticeFile[] }) {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;

  return (
    <Rows aria-label={formatMessage(familyText.files)}>
      {files.map(({ file_id, name, url, bytes }) => (
        <li key={file_id}>
          <Way href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="clip" />
            <Name>{name}</Name>
            <Size>
              {bytes < megabyte
                ? formatMessage(familyValueText.fileKb, { size: Math.max(1, Math.round(bytes / 1024)) })
                : formatMessage(familyValueText.fileMb, { size: (bytes / megabyte).toFixed(1) })}
            </Size>
          </Way>
        </li>
      ))}
    </Rows>
  );
}

const megabyte = 1024 * 1024;

const Rows = styled.ul`
  display: grid;
  gap: ${token("sp-2")};
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
  padding: ${token("sp-1")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  color: ${token("primary-text")};
  text-decoration: none;

  &:hover {
    background: ${token("surface-2")};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Size = styled.small`
  flex: none;
  margin-inline-start: auto;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
