import { css } from "styled-components";
import { media, token } from "../../../../tokens/theme.ts";

/** The look of the boxes that choose rows: plain elements under one root, so that a row costs no styled component. */
export const selectStyle = css`
  & [data-kind="select"] {
    width: ${token("touch")};
    padding: 0;
  }
  & [data-part="select"] {
    display: grid;
    place-items: center;
    width: ${token("touch")};
    min-height: ${token("control-m")};
  }
  & [data-part="select"] > [type="checkbox"] {
    appearance: none;
    display: grid;
    place-items: center;
    width: ${token("icon")};
    height: ${token("icon")};
    margin: 0;
    border: ${token("rule")} solid ${token("line-strong")};
    border-radius: ${token("r-s")};
    background: ${token("surface")};
  }
  & [data-part="select"] > [type="checkbox"]:is(:checked, :indeterminate) {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  & [data-part="select"] > [type="checkbox"]:is(:checked, :indeterminate)::after {
    content: "";
    width: 0.7em;
    border: solid ${token("primary-ink")};
    border-width: 0 0 ${token("rule")};
  }
  & [data-part="select"] > [type="checkbox"]:checked:not(:indeterminate)::after {
    height: 0.35em;
    border-inline-start-width: ${token("rule")};
    transform: translateY(-20%) rotate(-45deg);
  }

  & [data-card]:has(> [data-part="select"]) {
    display: grid;
    grid-template-columns: ${token("touch")} minmax(0, 1fr);
    padding-inline-start: ${token("sp-1")};
  }
  & [data-card]:has(> [data-part="select"]) > [data-part="detail"] {
    margin-inline-start: calc(-1 * ${token("sp-1")});
  }
  & [data-card] > [data-part="select"] {
    align-self: start;
    min-height: ${token("touch")};
  }

  @media ${media.forcedColors} {
    & [data-part="select"] > [type="checkbox"] {
      appearance: auto;
    }
    & [data-part="select"] > [type="checkbox"]::after {
      display: none;
    }
  }
`;
