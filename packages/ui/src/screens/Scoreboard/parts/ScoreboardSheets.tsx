import type { WeekBests } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PrintOnly } from "../../../components/PrintSheet/PrintOnly.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { scoreboardValueText, scoreboardText as text } from "../../../copy/practice/scoreboard.ts";
import { fullDate, longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { BestGroup } from "./bestGroups.ts";
import { PrintedGroup } from "./PrintedGroup.tsx";
import { paperPages } from "./paperPages.ts";

export type ScoreboardSheetsProps = {
  board: WeekBests;
  groups: readonly BestGroup[];
  today: string;
  teamName: string;
};

/** 掲示する紙。印刷するとこれだけが、白地に黒で出る。 */
export function ScoreboardSheets({ board: { range }, groups, today, teamName }: ScoreboardSheetsProps) {
  const { formatMessage } = useIntl();
  const pages = paperPages(groups);

  return (
    <PrintOnly>
      {pages.map(({ size, columns }, page) => (
        <PrintSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={page}
          title={formatMessage(titleText.scoreboard)}
          lead={formatMessage(scoreboardValueText.lead, { start: fullDate(range.start), end: longDate(range.end) })}
          teamName={teamName}
          estimates={false}
          printed={formatMessage(scoreboardValueText.printed, { date: fullDate(today) })}
          page={page + 1}
          pages={pages.length}
        >
          <Columns data-columns={size === "large" ? 1 : 2}>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <div key={at}>
                {column.map((group) => (
                  <PrintedGroup key={group.id} group={group} size={size} />
                ))}
              </div>
            ))}
          </Columns>
          <p>{formatMessage(text.rule)}</p>
        </PrintSheet>
      ))}
    </PrintOnly>
  );
}

const Columns = styled.div`
  display: grid;
  flex: 1;
  align-items: start;
  gap: ${token("sp-5")};

  &[data-columns="2"] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
