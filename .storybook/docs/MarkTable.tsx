import { type PitchCode, pitchCodes } from "@kyuseki/domain";
import styled from "styled-components";
import { PitchLabel } from "../../packages/ui/src/components/PitchLabel/PitchLabel.tsx";
import { pitchMarks } from "../../packages/ui/src/components/PitchLabel/pitchMarks.ts";
import { token } from "../../packages/ui/src/tokens/theme.ts";

/** 番号ごとの色・記号・線の種類と、二つの読み方。 */
export function MarkTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">番号</th>
          <th scope="col">A</th>
          <th scope="col">B</th>
          <th scope="col">色</th>
          <th scope="col">線</th>
        </tr>
      </thead>
      <tbody>
        {pitchCodes.map((code) => (
          <Row key={code} code={code} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ code }: { code: PitchCode }) {
  const { color, dash } = pitchMarks[code];
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>
        <PitchLabel code={code} reading="short" />
      </td>
      <td>
        <PitchLabel code={code} reading="plain" />
      </td>
      <td>{color}</td>
      <td>
        <svg viewBox="0 0 80 8" aria-hidden="true">
          <path d="M0 4h80" stroke={token(color)} strokeWidth="3" strokeDasharray={dash} />
        </svg>
      </td>
    </tr>
  );
}

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token("fs-small")};

  & :is(th, td) {
    padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-2")} 0;
    border-block-end: ${token("hairline")} solid ${token("line")};
    text-align: start;
  }
  & td > svg {
    width: 5rem;
  }
`;
