import styled from "styled-components";

/** `Columns` の一列。中のものの間隔は、列どうしと同じ。 */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
`;
