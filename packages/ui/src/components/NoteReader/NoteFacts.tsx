import type { NoteFact } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { figures, token } from "../../tokens/theme.ts";
import { Tag } from "../Tag/Tag.tsx";

type NoteFactsProps = { facts: readonly NoteFact[] };

/** ノートの日の測定。 */
export function NoteFacts({ facts }: NoteFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const titleId = useId();

  return (
    <Frame aria-labelledby={titleId}>
      <Caption id={titleId}>{formatMessage(noteViewText.facts)}</Caption>
      <Row>
        {facts.map(({ label, value, unit, decimals, best }) => (
          <Fact key={label}>
            {label}
            <Figure>{formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}</Figure>
            <Caption>{unit}</Caption>
            {best && <Tag tone="best">{formatMessage(noteViewText.best)}</Tag>}
          </Fact>
        ))}
      </Row>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-5")};
`;

const Fact = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-1")};
`;

const Figure = styled.b`
  ${figures}
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-m")};
`;
