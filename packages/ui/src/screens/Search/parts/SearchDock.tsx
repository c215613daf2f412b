import type { Member } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { GradeSegment } from "../../../components/Segment/GradeSegment.tsx";
import { searchPageText, searchValueText } from "../../../copy/support/search.ts";
import { media, token } from "../../../tokens/theme.ts";
import { kanaRowOf, kanaRows, type PlayerFilter } from "./playerRows.ts";

export type SearchDockProps = {
  /** 絞り込む前の全員。 */
  players: readonly Member[];
  typed: string;
  filter: PlayerFilter;
  onType: (typed: string) => void;
  onFilter: (filter: PlayerFilter) => void;
};

/** 親指の届く下の端で、学年・よみがなの行・名前から探す。打っている間は全員から探すので、絞り込みは引っ込む。 */
export function SearchDock({ players, typed, filter, onType, onFilter }: SearchDockProps) {
  const { formatMessage } = useIntl();
  const rows = useMemo(() => new Set(players.map(kanaRowOf)), [players]);

  return (
    <Dock>
      {typed.trim() === "" && (
        <>
          <GradeSegment wide value={filter.grade} onChange={(grade) => onFilter({ ...filter, grade })} />
          <Rows role="group" aria-label={formatMessage(searchPageText.rows)}>
            {kanaRows.map((row) => (
              <Row
                key={row}
                type="button"
                aria-label={formatMessage(searchValueText.rowOf, { kana: row })}
                aria-pressed={filter.row === row}
                disabled={!rows.has(row)}
                onClick={() => onFilter({ ...filter, row: filter.row === row ? null : row })}
              >
                {row}
              </Row>
            ))}
          </Rows>
        </>
      )}
      <SearchField
        autoFocus
        label={formatMessage(searchPageText.field)}
        value={typed}
        onChange={onType}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === "Enter" && !nativeEvent.isComposing) currentTarget.blur();
        }}
      />
    </Dock>
  );
}

const Dock = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > [role="search"] {
    min-height: ${token("control-xl")};
  }
  /* On a wide screen it stands above the list. */
  @media ${media.tablet} {
    position: static;
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};
  }
  @media ${media.compact} {
    inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
  }
  /* The bottom bar makes room for the keyboard. */
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      inset-block-end: 0;
    }
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${token("sp-1")};
`;

const Row = styled.button`
  min-height: ${token("touch")};
  padding: 0;
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
  font-weight: ${token("fw-label")};

  &[aria-pressed="true"] {
    border-color: ${token("ink")};
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  &:disabled {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
