import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type FindingRankProps = { order: number; surest?: boolean };

/** 何番目に確かかを書いた本塁。いちばん確かなものだけが灯る。 */
export function FindingRank({ order, surest = false }: FindingRankProps) {
  return <Plate data-surest={surest || undefined}>{order}</Plate>;
}

const Plate = styled.span`
  flex: none;
  width: ${token("icon-l")};
  height: ${token("icon-l")};
  background: ${token("primary")};
  clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  color: ${token("primary-ink")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
  text-align: center;

  &[data-surest] {
    background: ${token("accent")};
    color: ${token("accent-ink")};
  }
  @media ${media.forcedColors} {
    clip-path: none;
    border: ${token("hairline")} solid;
  }
`;
