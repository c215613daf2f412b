import { isAnswered, memberName, type NoteSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import { noteCsvText, noteCsvValueText } from "../../copy/notes/noteOrder.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { ExportButton, type ExportButtonProps } from "./ExportButton.tsx";

export type NoteExportProps = Pick<ExportButtonProps<NoteSummary>, "fileName" | "onExport"> & {
  /** 絞り込んだすべてのノート、並び順のとおり。null は届かなかったことを、もう伝えた。 */
  readAll: () => Promise<readonly NoteSummary[] | null>;
};

/** 絞り込んだノートの一覧を CSV で残す。選手の書いた言葉は入れない。 */
export function NoteExport({ readAll, ...rest }: NoteExportProps) {
  const { formatMessage } = useIntl();
  const column = (id: keyof typeof noteCsvText, value: CsvColumn<NoteSummary>["value"]) => ({
    header: formatMessage(noteCsvText[id]),
    value,
  });

  return (
    <ExportButton
      {...rest}
      variant="ghost"
      size="s"
      columns={[
        column("day", ({ day }) => day),
        column("player", ({ member }) => memberName(member)),
        column("grade", ({ member }) => formatMessage(gradeText[member.grade])),
        column("template", ({ title }) => title),
        column("pain", ({ pain }) => (pain ? formatMessage(noteCsvValueText.pain) : "")),
        column("answer", (note) => formatMessage(noteCsvValueText[isAnswered(note) ? "answered" : "unanswered"])),
      ]}
      rows={readAll}
    />
  );
}
