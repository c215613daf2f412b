import type { ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { nestConditions } from "./nestConditions.ts";

/** Around everything that is drawn: variables, reset and how styles come into the page. */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}

// A browser without nested rules keeps the conditions around them.
const plugins = globalThis.CSS?.supports?.("selector(&)") ? [nestConditions] : [];
