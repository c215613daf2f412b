import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ProductMark } from "../../../components/ProductMark/ProductMark.tsx";
import { type Theme, ThemeSwitch } from "../../../components/ThemeSwitch/ThemeSwitch.tsx";
import { productText } from "../../../copy/frame/product.ts";
import { media, token } from "../../../tokens/theme.ts";

export type FamilyFrameProps = {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** 濃い面：チームと家族。 */
  head: ReactNode;
  busy?: boolean;
  /** 製品の名前の代わりに、上の一行の左に立つもの。 */
  brand?: ReactNode;
  children: ReactNode;
};

/** 家族のページの枠。広い画面では濃い面が左に立つ。 */
export function FamilyFrame({ theme, onThemeChange, head, busy, brand, children }: FamilyFrameProps) {
  const { formatMessage } = useIntl();

  return (
    <Split>
      <Side>
        <Inside>
          <Brand>
            {brand ?? (
              <>
                <ProductMark />
                {formatMessage(productText.mark)}
              </>
            )}
            <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
          </Brand>
          {head}
        </Inside>
      </Side>
      <Main aria-busy={busy || undefined}>
        <Column>{children}</Column>
      </Main>
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  background: ${token("bg")};

  @media ${media.laptop} {
    grid-template: minmax(0, 1fr) / minmax(${token("cell-l")}, 28%) minmax(0, 1fr);
  }
`;

const Side = styled.header`
  min-width: 0;
  background: ${token("board")};
  color: ${token("board-ink")};
  forced-color-adjust: none;
`;

const Inside = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  max-width: calc(${token("modal")} + 2 * ${token("sp-9")});
  margin-inline: auto;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};

  @media ${media.laptop} {
    position: sticky;
    inset-block-start: 0;
    gap: ${token("sp-5")};
    padding: ${token("sp-7")};
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-body-lg")};
  font-weight: 800;
  letter-spacing: 0.1em;

  & > [type] {
    margin-inline-start: auto;
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  min-width: 0;
  padding: ${token("sp-5")} ${token("sp-3")} ${token("sp-8")};

  @media ${media.laptop} {
    padding: ${token("sp-6")} ${token("sp-7")} ${token("sp-9")};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${token("sp-6")};
  width: 100%;
  max-width: calc(${token("modal")} + ${token("sp-10")});

  & > * {
    min-width: 0;
  }
`;
