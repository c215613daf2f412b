import { useState } from "react";
import { useIntl } from "react-intl";
import { fileText } from "../../copy/controls/files.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { DropArea } from "./DropArea.tsx";
import { type FileError, FileErrors } from "./FileErrors.tsx";
import { type FileRules, sortFiles } from "./sortFiles.ts";
import { useFileErrorText } from "./useFileErrorText.ts";

export type FileDropProps = FileRules & {
  /** 何のファイルか。読み上げの名前になる。 */
  label: string;
  /** 形式と大きさの決まり（CSV・TSV　20MBまで）。 */
  hint: string;
  /** 決まりに合ったファイルだけが届く。 */
  onChoose: (files: readonly File[]) => void;
  /** 中身を読んでから分かったこと（行が多すぎる など）。 */
  fileErrors?: readonly FileError[];
};

/** ファイルを置くか、選ぶか、貼り付ける。断ったものは名前と理由を言う。 */
export function FileDrop({ label, hint, accept, maxBytes, onChoose, fileErrors = [] }: FileDropProps) {
  const { formatMessage } = useIntl();
  const rules = { accept, maxBytes };
  const textOf = useFileErrorText(rules);
  const [own, setOwn] = useState<readonly FileError[]>([]);

  const handleFiles = (given: readonly File[], folders: readonly string[] = []) => {
    const { accepted, refused } = sortFiles(given, rules);
    setOwn([
      ...folders.map((name) => ({ name, reason: formatMessage(fileText.folder) })),
      ...refused.map(({ file, cause }) => ({ name: file.name, reason: textOf(file, cause) })),
    ]);
    if (accepted.length > 0) onChoose(accepted);
  };

  return (
    <Stack>
      <DropArea label={label} hint={hint} accept={accept} onFiles={handleFiles} />
      <FileErrors fileErrors={[...own, ...fileErrors]} />
    </Stack>
  );
}
