import styled from "styled-components";
import { token } from "../../../../tokens/theme.ts";

/** A panel of fields on a phone, one row of the sheet after another. */
export const EntryPanel = styled.section`
  overflow: clip;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding: ${token("sp-3")};
`;

export const PanelStatus = styled.div`
  margin-inline-start: auto;
`;

export const EntryRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  &[data-away] {
    background: ${token("surface-3")};
    color: ${token("ink-2")};
  }
  &[data-state="error"] {
    background: ${token("danger-soft")};
  }
  &[data-state="ask"] {
    background: ${token("warn-soft")};
  }
`;
