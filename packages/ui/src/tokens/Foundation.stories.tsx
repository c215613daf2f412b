import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { colors } from "./colors.ts";
import { type ColorName, token } from "./theme.ts";

const meta = { id: "foundations-tokens", title: "基礎/色と文字" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  name: "色の役割",
  render: () => (
    <Swatches>
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <li key={name}>
          <span style={{ background: token(name) }} />
          {name}
        </li>
      ))}
    </Swatches>
  ),
};
export const ColorsDark: Story = { ...Colors, name: "色の役割（暗い画面）", globals: { theme: "dark" } };

const steps = ["display", "h1", "h2", "h3", "body-lg", "body", "small", "caption"] as const;
const numerals = ["num-2xl", "num-xl", "num-l", "num-m", "num-s"] as const;

export const Type: Story = {
  name: "文字の段",
  render: () => (
    <Lines>
      {steps.map((step) => (
        <p key={step} style={{ fontSize: token(`fs-${step}`), fontWeight: token(`fw-${step}`) }}>
          長谷川 ひまり子さんの球速 <small>{step}</small>
        </p>
      ))}
      {numerals.map((step) => (
        <p key={step} style={{ font: `${token(`fw-${step}`)} ${token(`fs-${step}`)} / 1.2 ${token("font-num")}` }}>
          0123456789 +1.2 −0.8 <small>{step}</small>
        </p>
      ))}
    </Lines>
  ),
};

const spaces = ["sp-1", "sp-2", "sp-3", "sp-4", "sp-5", "sp-6", "sp-7", "sp-8", "sp-9", "sp-10"] as const;
const corners = ["r-xs", "r-s", "r-m", "r-l", "r-sheet", "r-full"] as const;
const shadows = ["shadow-1", "shadow-2", "shadow-3"] as const;

export const Space: Story = {
  name: "余白・角・影",
  render: () => (
    <Shapes>
      {spaces.map((name) => (
        <figure key={name}>
          <i style={{ width: token(name), height: token(name), background: token("primary") }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {corners.map((name) => (
        <figure key={name}>
          <i style={{ borderRadius: token(name) }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {shadows.map((name) => (
        <figure key={name}>
          <i style={{ boxShadow: token(name) }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Shapes>
  ),
};

const Shapes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token("sp-5")};

  & > figure {
    display: grid;
    justify-items: center;
    gap: ${token("sp-2")};
    font-size: ${token("fs-caption")};
  }
  & i {
    width: ${token("sp-10")};
    height: ${token("sp-9")};
    background: ${token("surface")};
    border: ${token("hairline")} solid ${token("line")};
  }
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token("sp-3")};
  font-size: ${token("fs-small")};

  & span {
    display: block;
    height: ${token("sp-8")};
    border: ${token("hairline")} solid ${token("line-2")};
    border-radius: ${token("r-m")};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${token("sp-3")};

  & small {
    color: ${token("ink-3")};
    font: ${token("fw-caption")} ${token("fs-caption")} ${token("font-sans")};
  }
  & > p {
    font-feature-settings: "tnum", "lnum";
  }
`;
