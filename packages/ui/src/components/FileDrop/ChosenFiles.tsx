import { useIntl } from "react-intl";
import styled from "styled-components";
import { fileText } from "../../copy/controls/files.ts";
import { token } from "../../tokens/theme.ts";
import { type ChosenFile, ChosenFileRow } from "./ChosenFileRow.tsx";

type ChosenFilesProps = {
  files: readonly ChosenFile[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
};

/** 選んだファイルの名前、大きさ、送り具合。 */
export function ChosenFiles({ files, onRemove, onRetry }: ChosenFilesProps) {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;

  return (
    <List aria-label={formatMessage(fileText.chosen)}>
      {files.map((file) => (
        <ChosenFileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
      ))}
    </List>
  );
}

const List = styled.ul`
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  & > * + * {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
