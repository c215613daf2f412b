import { useIntl } from "react-intl";
import styled from "styled-components";
import { menuLetterText, type menuText } from "../../copy/practice/trainingMenu.ts";
import { type ColorName, media, token } from "../../tokens/theme.ts";

export type MenuKind = keyof typeof menuText;
export type MenuMarkSize = "s" | "m" | "l";
export type MenuMarkProps = {
  kind: MenuKind;
  /** s は字のない点。形でも区別できる。 */
  size?: MenuMarkSize;
};

/** 練習の種類の一文字。意味は隣の言葉か、置く側の読み上げが伝える。 */
export function MenuMark({ kind, size = "m" }: MenuMarkProps) {
  const { formatMessage } = useIntl();
  return (
    <Mark aria-hidden="true" data-kind={kind} data-size={size}>
      {size !== "s" && formatMessage(menuLetterText[kind])}
    </Mark>
  );
}

const colorOf = {
  batting: "chart-5",
  pitching: "chart-1",
  fielding: "chart-3",
  running: "chart-2",
  strength: "chart-9",
  game: "ink",
  other: "ink-3",
} as const satisfies Record<MenuKind, ColorName>;

const shapeOf = {
  batting: "circle(50%)",
  pitching: "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
  fielding: "inset(6%)",
  running: "polygon(50% 4%, 100% 96%, 0 96%)",
  strength: "polygon(0 30%, 100% 30%, 100% 70%, 0 70%)",
  game: "polygon(0 4%, 100% 4%, 50% 96%)",
  other: "inset(30%)",
} as const satisfies Record<MenuKind, string>;

const Mark = styled.b`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: calc(1.35em + 2 * ${token("rule")});
  height: calc(1.35em + 2 * ${token("rule")});
  border: ${token("rule")} solid var(--menu);
  border-radius: ${token("r-s")};
  color: ${token("ink")};
  font-weight: ${token("fw-h3")};
  line-height: 1;

  &[data-size="m"] {
    font-size: ${token("fs-caption")};
  }
  &[data-size="l"] {
    font-size: ${token("fs-h3")};
  }
  &[data-size="s"] {
    width: ${token("mark")};
    height: ${token("mark")};
    border: 0;
    border-radius: 0;
    background: var(--menu);
  }
  ${Object.entries(colorOf)
    .map(([kind, color]) => `&[data-kind="${kind}"] { --menu: ${token(color)}; }`)
    .join("\n")}
  ${Object.entries(shapeOf)
    .map(([kind, shape]) => `&[data-size="s"][data-kind="${kind}"] { clip-path: ${shape}; }`)
    .join("\n")}

  @media ${media.forcedColors} {
    &[data-size="s"] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
