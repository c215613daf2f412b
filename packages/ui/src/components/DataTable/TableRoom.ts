import styled from "styled-components";
import { container, token } from "../../tokens/theme.ts";

/** パネルの隣で列が入りきらない幅では、表だけが横に動く。 */
export const TableRoom = styled.div`
  container-type: inline-size;

  @container ${container.list} {
    & [data-part="table"] {
      display: block;
      overflow-x: auto;
      --sticky-top: ${token("sp-0")};
    }
  }
`;
