import type { Member } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { membersText, memberValueText } from "../../../copy/members/members.ts";
import { searchPageText, searchPanelText, searchValueText } from "../../../copy/support/search.ts";
import { token } from "../../../tokens/theme.ts";
import { ListHead } from "./ListHead.tsx";
import { PlayerLinks } from "./PlayerLinks.tsx";
import { filtered, type PlayerFilter } from "./playerRows.ts";

export type PlayersByGradeProps = {
  /** 学年の高い順。 */
  players: readonly Member[];
  filter: PlayerFilter;
  linkOf: (member: Member) => string;
  onReset: () => void;
};

/** 選手を学年の順に。はじめの50人までを出し、続きは押すと出る。 */
export function PlayersByGrade({ players, filter, linkOf, onReset }: PlayersByGradeProps) {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState(step);
  const shown = filtered(players, filter);
  const rest = shown.length - limit;
  const title = formatMessage(searchPanelText.players);

  if (players.length === 0) {
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
            shown.length === players.length
              ? formatMessage(memberValueText.count, { total: players.length })
              : formatMessage(memberValueText.narrowed, { total: players.length, hits: shown.length }),
            formatMessage(searchPageText.byGrade),
          ].join(formatMessage(membersText.separator))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={formatMessage(searchPageText.noneTitle)}
          action={<Button onClick={onReset}>{formatMessage(actionText.clearAll)}</Button>}
        >
          {formatMessage(searchPageText.noneBody)}
        </EmptyState>
      ) : (
        <PlayerLinks label={title} players={shown.slice(0, limit)} linkOf={linkOf} />
      )}
      {rest > 0 && (
        <More>
          <Button wide onClick={() => setLimit(limit + step)}>
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
