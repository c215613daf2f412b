import { useIntl } from "react-intl";
import styled from "styled-components";
import { scoreboardValueText, scoreboardText as text } from "../../../copy/practice/scoreboard.ts";
import { figures, token } from "../../../tokens/theme.ts";
import type { BestGroup } from "./bestGroups.ts";
import type { PaperPage } from "./paperPages.ts";
import { useBoardWords } from "./useBoardWords.ts";

/** 紙の上の一つの種類か項目。見出しも選手も一行ずつ。 */
export function PrintedGroup({ group, size }: { group: BestGroup; size: PaperPage["size"] }) {
  const { formatMessage } = useIntl();
  const { groupOf, lineOf } = useBoardWords();

  return (
    <Lines data-size={size}>
      <thead>
        <tr>
          <th scope="col">{formatMessage(scoreboardValueText.group, groupOf(group))}</th>
          <th scope="col">{formatMessage(text.gain)}</th>
          <th scope="col">{formatMessage(text.value)}</th>
        </tr>
      </thead>
      <tbody>
        {group.bests.map((best) => {
          const { player, note, change, value } = lineOf(best);
          return (
            <tr key={best.member.id}>
              <th scope="row">
                {player}
                <small>{note}</small>
              </th>
              <td>{change}</td>
              <td>{value}</td>
            </tr>
          );
        })}
      </tbody>
    </Lines>
  );
}

const Lines = styled.table`
  --line: ${token("sp-6")};
  --words: ${token("fs-caption")};
  --figures: ${token("fs-body")};
  table-layout: fixed;

  &[data-size="large"] {
    --line: calc(${token("sp-8")} + ${token("edge")});
    --words: ${token("fs-h2")};
    --figures: ${token("fs-num-l")};
  }
  & tr {
    height: var(--line);
    border-block-end: ${token("hairline")} solid;
  }
  & thead tr {
    border-block-end: ${token("edge")} solid;
  }
  & :is(th, td) {
    overflow: hidden;
    padding: 0 ${token("sp-1")};
    line-height: 1.1;
    text-align: end;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    width: 56%;
    text-align: start;
  }
  & th {
    font-size: var(--words);
  }
  & small {
    margin-inline-start: ${token("sp-2")};
    font-weight: ${token("fw-body")};
  }
  & td {
    ${figures}
    font-size: var(--figures);
  }
  & td:last-child {
    font-weight: ${token("fw-num-m")};
  }
`;
