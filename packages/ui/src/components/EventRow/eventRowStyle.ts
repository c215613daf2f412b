import styled from "styled-components";
import { container, figures, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";

/** Its rows are the items of a list. */
export const Row = styled.li`
  container-type: inline-size;
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  &[data-clash] {
    background: ${token("warn-soft")};
  }
  &[data-cancelled] [data-part="title"] {
    color: ${token("ink-3")};
    text-decoration: line-through;
  }
`;

export const Way = styled(Link)`
  display: grid;
  grid-template-columns: ${token("sp-9")} minmax(0, 1fr) calc(${token("cell-m")} - ${token("sp-6")}) ${token("cell-s")} ${token("cell-s")} ${token("icon-s")};
  gap: ${token("sp-5")};
  align-items: center;
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: color-mix(in srgb, currentColor 4%, transparent);
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > [data-part] {
    min-width: 0;
  }
  & [data-part="what"] {
    display: grid;
    gap: ${token("sp-1")};
    justify-items: start;
  }
  & [data-part="name"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-1")} ${token("sp-2")};
  }
  & [data-part="title"] {
    font-size: ${token("fs-body-lg")};
    line-height: ${token("lh-h2")};
    overflow-wrap: anywhere;
  }
  & [data-part="facts"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token("sp-1")} ${token("sp-4")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="fact"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-1")};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="count"] {
    display: grid;
    gap: ${token("sp-1")};
  }
  & [data-part="figure"] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }
  & [data-part="label"] {
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="deadline"] {
    display: grid;
  }
  & [data-part="moment"] {
    ${figures}
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
  }
  & [data-part="arrow"] {
    color: ${token("ink-3")};
  }

  @container ${container.wideList} {
    grid-template-columns: ${token("sp-9")} minmax(0, 1fr) auto;
    gap: calc(${token("sp-3")} / 2) ${token("sp-3")};
    align-items: start;

    & > [data-part="what"],
    & > [data-part="count"] {
      grid-column: 2 / -1;
    }
    & > [data-part="deadline"] {
      display: flex;
      grid-column: 2;
      gap: ${token("sp-2")};
      align-items: baseline;
    }
    & > [data-part="status"] {
      grid-column: 3;
    }
    & > [data-part="arrow"] {
      display: none;
    }
  }
`;
