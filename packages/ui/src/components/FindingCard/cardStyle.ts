import styled from "styled-components";
import { container, token } from "../../tokens/theme.ts";

/** The frame of one finding. */
export const Card = styled.article`
  container-type: inline-size;
  display: grid;
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

/** What was found above its grounds; beside them where the card is wide. */
export const CardBody = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token("sp-3")} ${token("sp-5")};

  @container ${container.wide} {
    grid-template: auto / minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const CardPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  min-width: 0;
`;

export const CardTitle = styled.h3`
  font-size: ${token("fs-h3")};
`;
