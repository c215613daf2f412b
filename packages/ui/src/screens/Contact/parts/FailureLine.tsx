import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";

/** 断られた理由。下に残る行動の上に、一行を使って出る。 */
export function FailureLine({ children }: { children: string }) {
  return <Line tone="d">{children}</Line>;
}

/** Doubled to win over the foot of a dialog, which shares its width among its parts on a phone. */
const Line = styled(Banner)`
  && {
    flex: 1 0 100%;
  }
`;
