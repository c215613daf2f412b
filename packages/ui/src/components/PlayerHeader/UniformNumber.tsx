import type { Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { uniformNumberValueText } from "../../copy/members/uniformNumber.ts";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** 名前のそばの背番号。「#10」と見え、「背番号 10」と読まれる。なければ何も出ない。 */
export function UniformNumber({ number }: { number: Member["uniform_number"] }) {
  const { formatMessage } = useIntl();
  if (number === null) return null;

  return (
    <Place>
      <VisuallyHidden>{formatMessage(uniformNumberValueText.spoken, { number })}</VisuallyHidden>
      <Seen aria-hidden="true">{formatMessage(uniformNumberValueText.seen, { number })}</Seen>
    </Place>
  );
}

/** Holds the hidden words beside the seen ones, however far the page is scrolled. */
const Place = styled.span`
  position: relative;
`;

const Seen = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-label")};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
