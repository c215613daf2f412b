import type { Member } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { membersText, memberValueText } from "../../../copy/members/members.ts";
import { searchPageText, searchPanelText, searchValueText } from "../../../copy/support/search.ts";
import { token } from "../../../tokens/theme.ts";
import { ListHead } from "./ListHead.tsx";
import { PlayerLinks, type PlayerRowProps } from "./PlayerLinks.tsx";

export type PlayersByReadingProps = PlayerRowProps & {
  /** 五十音順。 */
  players: readonly Member[];
  /** 学年で絞り込む前の人数。 */
  total: number;
  onReset: () => void;
};

/** 選手を五十音順に。はじめの50人までを出し、続きは押すか、よみがなの行で移動すると出る。 */
export function PlayersByReading({ players, total, onReset, ...row }: PlayersByReadingProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(step);
  const jumpedTo = players.findIndex(({ id }) => id === row.target?.id);
  const limit = Math.max(asked, Math.ceil((jumpedTo + 1) / step) * step);
  const rest = players.length - limit;
  // The rows that a jump has brought stay.
  if (limit > asked) setAsked(limit);
  const title = formatMessage(searchPanelText.players);

  if (total === 0) {
    return (
      <EmptyState title={formatMessage(searchPageText.emptyTitle)}>
        {formatMessage(searchPageText.emptyBody)}
      </EmptyState>
    );
  }
  return (
    <section aria-label={title}>
      <div role="status">
        <ListHead
          title={title}
          caption={[
            players.length === total
              ? formatMessage(memberValueText.count, { total })
              : formatMessage(memberValueText.narrowed, { total, hits: players.length }),
            formatMessage(searchPageText.byReading),
          ].join(formatMessage(membersText.separator))}
        />
      </div>
      {players.length === 0 ? (
        <EmptyState
          title={formatMessage(searchPageText.noneTitle)}
          action={<Button onClick={onReset}>{formatMessage(filterText.clearAll)}</Button>}
        >
          {formatMessage(searchPageText.noneBody)}
        </EmptyState>
      ) : (
        <PlayerLinks label={title} players={players.slice(0, limit)} {...row} />
      )}
      {rest > 0 && (
        <More>
          <Button wide onClick={() => setAsked(limit + step)}>
            {formatMessage(searchValueText.more, { rest })}
          </Button>
        </More>
      )}
    </section>
  );
}

/** How many more players one press shows. */
const step = 50;

const More = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
