import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvFormatText } from "../../../copy/analyzer/csvFile.ts";
import { csvFactText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { dayOf, shortDate } from "../../../format/date.ts";
import type { OpenedCsv } from "./csvStage.ts";

type FileFactsProps = {
  file: OpenedCsv;
  /** 見出しの右の操作。 */
  action?: ReactNode;
};

/** 選んだファイルについて、読んで分かったこと。 */
export function FileFacts({ file, action }: FileFactsProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(csvFactText.title)} action={action}>
      <FactList>
        <Fact term={formatMessage(csvFactText.name)}>{file.name}</Fact>
        <Fact term={formatMessage(csvFactText.format)}>{formatMessage(csvFormatText[file.format])}</Fact>
        <Fact term={formatMessage(csvFactText.encoding)}>{formatMessage(csvFactText[file.encoding])}</Fact>
        <Fact term={formatMessage(csvFactText.header)}>
          {formatMessage(csvValueText.header, { line: file.headerLine })}
        </Fact>
        <Fact term={formatMessage(csvFactText.data)}>
          {formatMessage(csvValueText.data, { rows: file.rows, columns: file.header.length })}
        </Fact>
        {file.rememberedS !== null && (
          <Fact term={formatMessage(csvFactText.remembered)}>
            {formatMessage(csvValueText.lastUsed, { day: shortDate(dayOf(file.rememberedS)) })}
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}
