import { memo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Diamonds } from "../../../components/Diamonds/Diamonds.tsx";
import { noteQuestionText } from "../../../copy/notes/noteQuestions.ts";
import { token } from "../../../tokens/theme.ts";
import type { QuestionValues } from "./templateValues.ts";

type QuestionSampleProps = { question: Pick<QuestionValues, "kind" | "unit"> };

/** 選手にはどう見えるかの、小さな見本。読み上げない。 */
export const QuestionSample = memo(function QuestionSample({ question }: QuestionSampleProps) {
  return (
    <div aria-hidden="true">
      <Drawn question={question} />
    </div>
  );
});

function Drawn({ question: { kind, unit } }: QuestionSampleProps) {
  const { formatMessage } = useIntl();
  switch (kind) {
    case "text":
      return <Box>{formatMessage(noteQuestionText.here)}</Box>;
    case "scale":
      return <Diamonds label={formatMessage(noteQuestionText.sampleScale)} value={4} size="m" />;
    case "yes_no":
      return (
        <Row>
          <Tile>○</Tile>
          <Tile>×</Tile>
        </Row>
      );
    case "number":
      return (
        <Row>
          <Figure>0</Figure>
          {unit}
        </Row>
      );
    case "goals":
      return (
        <Nine>
          {Array.from({ length: 9 }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <i key={cell} />
          ))}
        </Nine>
      );
  }
}

const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token("control-m")};
  padding: 0 ${token("sp-3")};
  border: ${token("hairline")} dashed ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
`;

const Figure = styled(Box)`
  justify-content: flex-end;
  width: calc(${token("sp-10")} + ${token("sp-5")});
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-small")};
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: ${token("touch")};
  height: ${token("control-m")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  font-weight: ${token("fw-h3")};
`;

const Nine = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token("sp-1")};
  max-width: ${token("cell-m")};

  & > * {
    min-height: ${token("sp-6")};
    border: ${token("hairline")} solid ${token("line-2")};
    border-radius: ${token("r-s")};
    background: ${token("surface")};
  }
  & > :nth-child(5) {
    border-color: ${token("board")};
    background: ${token("board")};
  }
`;
