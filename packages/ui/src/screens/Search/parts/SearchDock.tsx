import type { GradeGroup, Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { KanaJump } from "../../../components/KanaJump/KanaJump.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { GradeSegment } from "../../../components/Segment/GradeSegment.tsx";
import { searchPageText } from "../../../copy/support/search.ts";
import { media, token } from "../../../tokens/theme.ts";

export type SearchDockProps = {
  /** 並んでいる選手。五十音順。 */
  players: readonly Member[];
  typed: string;
  grade: GradeGroup | null;
  onType: (typed: string) => void;
  onGrade: (grade: GradeGroup | null) => void;
  onJump: (player: Member) => void;
};

/** 親指の届く下の端で、学年・よみがなの行・名前から探す。打っている間は全員から探すので、ほかは引っ込む。 */
export function SearchDock({ players, typed, grade, onType, onGrade, onJump }: SearchDockProps) {
  const { formatMessage } = useIntl();

  return (
    <Dock>
      {typed.trim() === "" && (
        <>
          <GradeSegment wide value={grade} onChange={onGrade} />
          <KanaJump players={players} onJump={onJump} />
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
