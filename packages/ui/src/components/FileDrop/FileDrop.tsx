import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fileText } from "../../copy/controls/files.ts";
import { token } from "../../tokens/theme.ts";
import type { ChosenFile } from "./ChosenFileRow.tsx";
import { ChosenFiles } from "./ChosenFiles.tsx";
import { DropArea } from "./DropArea.tsx";
import { type FileError, FileErrors } from "./FileErrors.tsx";
import { type FileRules, sortFiles } from "./sortFiles.ts";
import { useFileErrorText } from "./useFileErrorText.ts";

export type FileDropProps = Omit<FileRules, "maxCount"> & {
  /** 選べる数。ひとつなら、新しいファイルが前のものと入れ替わる。 */
  maxCount?: number;
  /** 何のファイルか。読み上げの名前になる。 */
  label: string;
  /** 形式と大きさの決まり（CSV・TSV　20MBまで）。 */
  hint: string;
  /** 置く側が持つ、選んだファイル。 */
  files?: readonly ChosenFile[];
  /** 決まりに合ったファイルだけが届く。 */
  onChoose: (files: readonly File[]) => void;
  /** 選んだものを外す。送っている途中なら取り消す。 */
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** 中身を読んでから分かったこと（行が多すぎる など）。 */
  fileErrors?: readonly FileError[];
  /** 見出しの言葉。 */
  title?: ReactNode;
};

/** ファイルを置くか、選ぶか、貼り付ける。断ったものは名前と理由を言う。 */
export function FileDrop({
  label,
  hint,
  title,
  accept,
  maxBytes,
  maxCount = 1,
  files = [],
  onChoose,
  onRemove,
  onRetry,
  fileErrors = [],
}: FileDropProps) {
  const { formatMessage } = useIntl();
  const rules = { accept, maxBytes, maxCount };
  const textOf = useFileErrorText(rules);
  const [own, setOwn] = useState<readonly FileError[]>([]);

  const handleFiles = (given: readonly File[], folders: readonly string[] = []) => {
    const { accepted, refused } = sortFiles(given, rules, files.length);
    setOwn([
      ...folders.map((name) => ({ name, reason: formatMessage(fileText.folder) })),
      ...refused.map(({ file, cause }) => ({ name: file.name, reason: textOf(file, cause) })),
    ]);
    if (accepted.length > 0) onChoose(accepted);
  };

  return (
    <Rows>
      <DropArea
        label={label}
        title={title ?? formatMessage(fileText.dropHere)}
        hint={hint}
        accept={accept}
        multiple={maxCount > 1}
        onFiles={handleFiles}
      />
      <FileErrors fileErrors={[...own, ...fileErrors]} />
      <ChosenFiles files={files} onRemove={onRemove} onRetry={onRetry} />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
`;
