import type { SportType } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { bulkInputText } from "../../../copy/members/memberBulkAdd.ts";
import { media, token } from "../../../tokens/theme.ts";

/** 読み取れる列と、その書き方。 */
export function ColumnGuide({ sportType }: { sportType: SportType }) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <Guide aria-labelledby={titleId}>
      <Title id={titleId}>{formatMessage(bulkInputText.guide)}</Title>
      <Columns>
        {columns
          .filter((column) => column !== "hands" || sportType === "baseball")
          .map((column) => (
            <Column key={column}>
              <Name>
                {formatMessage(bulkInputText[column])}
                {required.includes(column) && <Tag tone="w">{formatMessage(bulkInputText.required)}</Tag>}
              </Name>
              <How>{formatMessage(bulkInputText[`${column}How`])}</How>
            </Column>
          ))}
      </Columns>
    </Guide>
  );
}

const columns = ["names", "grade", "number", "kana", "gender", "hands", "body", "email"] as const;
const required: readonly (typeof columns)[number][] = ["names", "grade"];

const Guide = styled.section`
  min-width: 0;
`;

const Title = styled.h3`
  padding-block-end: ${token("sp-2")};
  font-size: ${token("fs-h3")};
`;

const Columns = styled.dl`
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: ${token("cell-m")} minmax(0, 1fr);
  gap: ${token("sp-1")} ${token("sp-4")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.dt`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-weight: ${token("fw-label")};
`;

const How = styled.dd`
  color: ${token("ink-2")};
  word-break: auto-phrase;
`;
