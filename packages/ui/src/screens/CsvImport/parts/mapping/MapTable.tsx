import { type CsvQuestion, csvTargets } from "@kyuseki/domain/csv";
import { useState } from "react";
import { useIntl } from "react-intl";
import { csvMapText } from "../../../../copy/analyzer/csvMap.ts";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media } from "../../../../tokens/theme.ts";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";
import { type ColumnQuestion, columnQuestions, judgementOf, quantityOf } from "./columnQuestions.ts";
import { MapRow } from "./MapRow.tsx";
import { Cell, Head, Table } from "./mapTableStyle.ts";

type MapTableProps = {
  file: OpenedCsv;
  answers: CsvAnswers;
  /** 使わない列も出す。 */
  everyColumn: boolean;
  /** 答えてから直すときも、聞いたことは残る。 */
  asks: (question: CsvQuestion) => boolean;
  unanswered: readonly CsvQuestion[];
  /** 答えがないまま進もうとした。 */
  isTold: boolean;
  memberCount: number;
  onAnswersChange: (answers: CsvAnswers) => void;
};

/** ファイルの列と、それを読む項目と単位。決まらない単位は、その列の行で聞く。 */
export function MapTable(props: MapTableProps) {
  const { file, answers, everyColumn, asks, unanswered, isTold, memberCount, onAnswersChange } = props;
  const { formatMessage } = useIntl();
  const isStacked = useMedia(media.compact);
  const { mapping } = answers;
  const targetOf = new Map(csvTargets.flatMap((target) => (mapping[target] ? [[mapping[target].column, target]] : [])));
  const questions = columnQuestions(mapping, asks);
  const columnOf = new Map([...questions].map(([column, question]) => [question, column]));
  // Rows that come up later stay where the finger is.
  const [leading] = useState(() => [...questions.keys()]);

  const columns = file.header.flatMap((_, column) => (targetOf.has(column) || everyColumn ? [column] : []));
  const isLeading = (column: number) => isStacked && leading.includes(column);
  const ordered = [...columns.filter(isLeading), ...columns.filter((column) => !isLeading(column))];

  return (
    <Table aria-label={formatMessage(csvMapText.title)}>
      <Head>
        <tr>
          {(["column", "sample", "target", "unit", "judgement"] as const).map((name) => (
            <Cell key={name} as="th" scope="col">
              {formatMessage(csvMapText[name])}
            </Cell>
          ))}
        </tr>
      </Head>
      <tbody>
        {ordered.map((column) => {
          const target = targetOf.get(column);
          const question = questions.get(column);
          const quantity = target && quantityOf(target);
          const askedIn = quantity ? columnOf.get(quantity) : undefined;
          return (
            <MapRow
              key={column}
              file={file}
              column={column}
              target={target}
              answers={answers}
              judgement={judgementOf(column, target, file, answers, unanswered)}
              question={question}
              error={
                isTold && question && unanswered.includes(codeOf(question))
                  ? formatMessage(csvMapText.unanswered)
                  : undefined
              }
              askedIn={askedIn === undefined ? null : (file.header[askedIn] ?? null)}
              memberCount={memberCount}
              onAnswersChange={onAnswersChange}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

const codeOf = (question: ColumnQuestion) => (question === "day_order" ? question : (`${question}_unit` as const));
