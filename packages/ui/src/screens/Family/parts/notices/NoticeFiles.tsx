import type { NoticeFile } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { clipIcon } from "../../../../components/Icon/icons.ts";
import { familyFilesText, familyFilesValueText } from "../../../../copy/notices/familyFiles.ts";
import { token } from "../../../../tokens/theme.ts";

export type NoticeFilesProps = { files: readonly NoticeFile[] };

/** お知らせの添付。押すと別の場所で開く。 */
export function NoticeFiles({ files }: NoticeFilesProps) {
  const { formatMessage } = useIntl();

  return (
    <Rows aria-label={formatMessage(familyFilesText.files)}>
      {files.map(({ file_id, name, url, bytes }) => (
        <li key={file_id}>
          <Way href={url} target="_blank" rel="noopener noreferrer">
            <Icon path={clipIcon} />
            <Name>{name}</Name>
            <Size>
              {bytes < megabyte
                ? formatMessage(familyFilesValueText.fileKb, { size: Math.max(1, Math.round(bytes / 1024)) })
                : formatMessage(familyFilesValueText.fileMb, { size: (bytes / megabyte).toFixed(1) })}
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
