import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import styled from "styled-components";
import { JapaneseFormats } from "../../packages/ui/src/format/JapaneseFormats.tsx";
import { Appearance } from "../../packages/ui/src/tokens/Appearance.tsx";
import { token } from "../../packages/ui/src/tokens/theme.ts";
import { useToolbarTheme } from "./useToolbarTheme.ts";

/** 説明の間に置く、生きた見本。製品と同じ地と文字で出る。 */
export function Block({ children }: { children: ReactNode }) {
  const theme = useToolbarTheme();

  return (
    <Unstyled>
      <JapaneseFormats>
        <Appearance>
          <Ground data-theme={theme}>{children}</Ground>
        </Appearance>
      </JapaneseFormats>
    </Unstyled>
  );
}

const Ground = styled.div`
  margin-block: ${token("sp-4")};
  padding: ${token("sp-5")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("bg")};
  color: ${token("ink")};
`;
