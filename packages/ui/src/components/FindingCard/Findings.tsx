import { Children, type ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { findingText, findingValueText } from "../../copy/support/paper.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { media, token } from "../../tokens/theme.ts";
import { fewestBalls } from "../ReportFrame/fewestBalls.ts";

export type FindingsProps = ComponentPropsWithRef<"div"> & {
  /** 調べた記録の数。何も見つからなかったときに言う。 */
  looked: { count: number; unit: string };
  /** 前の日と比べられたか。比べていなければ、変化がないとは言わない。 */
  isCompared?: boolean;
};

/** わかったことを、確かな順に三つまで、行の幅を分け合って。何もなければ、変化がないのか、記録や比べる日が足りないのかを言う。 */
export function Findings({ looked, isCompared = true, children, ...rest }: FindingsProps) {
  const { formatMessage } = useIntl();
  const cards = Children.toArray(children).slice(0, 3);
  const lack = looked.count < fewestBalls ? "tooFew" : isCompared ? null : "uncompared";

  return (
    <Stack {...rest}>
      {cards.length > 0 ? (
        <Cards data-count={cards.length}>{cards}</Cards>
      ) : (
        <None>
          <strong>{formatMessage(findingText[lack ?? "none"])}</strong>
          <Looked>{formatMessage(findingValueText[lack ? "only" : "looked"], looked)}</Looked>
        </None>
      )}
      <Note>{formatMessage(findingText.estimate)}</Note>
    </Stack>
  );
}

const Note = styled.p`
  color: ${token("ink-2")};
`;

const Cards = styled.div`
  display: grid;
  gap: ${token("sp-4")};

  @media ${media.laptop} {
    &[data-count="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-count="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const None = styled.div`
  display: grid;
  gap: ${token("sp-1")};
  padding: ${token("sp-5")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Looked = styled.span`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
`;
