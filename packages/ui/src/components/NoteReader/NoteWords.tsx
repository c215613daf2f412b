import type { NotePart } from "@kyuseki/domain";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Diamonds } from "../Diamonds/Diamonds.tsx";
import { PlainText } from "../PlainText/PlainText.tsx";

export type NoteWordsProps = { parts: readonly NotePart[] };

/** 質問と、選手の答え。書かれた文はそのまま出る。 */
export function NoteWords({ parts }: NoteWordsProps) {
  return (
    <Parts>
      {parts.map(({ label, kind, scale, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers of one note never change places.
        <Part key={at}>
          {label !== "" && <Question>{label}</Question>}
          {kind === "scale" ? <Diamonds label={label} value={scale} size="m" /> : <Answer text={text} />}
        </Part>
      ))}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;

const Part = styled.div`
  min-width: 0;
`;

const Question = styled.h3`
  color: ${token("primary-text")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
`;

const Answer = styled(PlainText)`
  max-width: 38em;
  font-size: ${token("fs-body-lg")};
  line-height: 1.85;
  word-break: normal;
`;
