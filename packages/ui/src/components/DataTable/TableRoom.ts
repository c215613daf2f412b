import styled from "styled-components";
import { container } from "../../tokens/theme.ts";
import { sidewaysTable } from "./parts/tableStyle.ts";

/** パネルの隣で列が入りきらない幅では、表だけが横に動く。 */
export const TableRoom = styled.div`
  container-type: inline-size;

  @container ${container.list} {
    & [data-part="table"] {
      ${sidewaysTable}
    }
  }
`;
