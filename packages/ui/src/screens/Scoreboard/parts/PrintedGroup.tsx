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

  const { name, unit } = groupOf(group);

  return (
    <Lines data-size={size}>
      <thead>
        <tr data-part="head">
          <th scope="col" data-part="who">
            {name}
          </th>
          <th scope="col" data-part="gain">
            {formatMessage(text.gain)}
          </th>
          <th scope="col" data-part="value">
            {formatMessage(scoreboardValueText.valueIn, { unit })}
          </th>
        </tr>
      </thead>
      <tbody>
        {group.bests.map((best) => {
          const { player, note, change, value } = lineOf(best);
          return (
            <tr key={best.member.id} data-part="line">
              <th scope="row" data-part="who">
                {player}
                <small data-part="note">{note}</small>
              </th>
              <td data-part="gain">{change}</td>
              <td data-part="value">{value}</td>
            </tr>
          );
        })}
      </tbody>
    </Lines>
  );
}

/** Its cells are plain elements (`data-part`). */
const Lines = styled.table`
  --line: ${token("sp-6")};
  --words: ${token("fs-caption")};
  --figures: ${token("fs-body")};
  table-layout: fixed;
  font-size: var(--words);

  &[data-size="large"] {
    --line: calc(${token("sp-8")} + ${token("edge")});
    --words: ${token("fs-h2")};
    --figures: ${token("fs-num-l")};
  }
  & [data-part="line"] {
    height: var(--line);
    border-block-end: ${token("hairline")} solid;
  }
  & [data-part="head"] {
    height: var(--line);
    border-block-end: ${token("edge")} solid;
    vertical-align: bottom;
  }
  & :is([data-part="who"], [data-part="gain"], [data-part="value"]) {
    overflow: hidden;
    padding: 0 ${token("sp-1")};
    line-height: 1.4;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="who"] {
    width: 52%;
    text-align: start;
  }
  & [data-part="note"] {
    margin-inline-start: ${token("sp-2")};
    font-weight: ${token("fw-body")};
  }
  & [data-part="value"] {
    width: 28%;
    border-inline-start: ${token("rule")} solid;
  }
  & [data-part="line"] > :is([data-part="gain"], [data-part="value"]) {
    ${figures}
    font-size: var(--figures);
    line-height: 1;
  }
  & [data-part="line"] > [data-part="value"] {
    font-weight: ${token("fw-num-m")};
  }
`;
