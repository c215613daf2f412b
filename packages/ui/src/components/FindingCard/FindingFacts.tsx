import type { ReactNode } from "react";
import styled from "styled-components";
import { container, token } from "../../tokens/theme.ts";

export type FindingFactsProps = { facts: readonly { name: string; value: ReactNode }[] };

/** 根拠、幅、比べた相手。 */
export function FindingFacts({ facts }: FindingFactsProps) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Fact key={name}>
          <Term>{name}</Term>
          <dd>{value}</dd>
        </Fact>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${token("sp-1")};
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  font-size: ${token("fs-small")};

  @container ${container.wide} {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr);
  gap: ${token("sp-1")};
`;

const Term = styled.dt`
  color: ${token("ink-3")};
`;
