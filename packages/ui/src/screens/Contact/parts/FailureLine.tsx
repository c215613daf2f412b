import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";

/** 断られた理由。下に残る行動の上に、一行を使って出る。 */
export function FailureLine({ children }: { children: string }) {
  return <Line tone="d">{children}</Line>;
}

/** Doubled specificity against the dialog's foot, which divides its width on a phone. */
const Line = styled(Banner)`
  && {
    flex: 1 0 100%;
  }
`;
