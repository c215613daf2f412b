import { type Member, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ChipLink } from "../../../components/Chip/ChipLink.tsx";
import { recentPlayers } from "../../../components/PlayerSearch/searchOptions.ts";
import { searchPanelText } from "../../../copy/support/search.ts";
import { token } from "../../../tokens/theme.ts";
import { ListHead } from "./ListHead.tsx";

export type RecentPlayersProps = {
  members: readonly Member[];
  recent: readonly number[];
  linkOf: (member: Member) => string;
  onForget: () => void;
};

/** 最近見た選手の札。横に送れる。 */
export function RecentPlayers({ members, recent, linkOf, onForget }: RecentPlayersProps) {
  const { formatMessage } = useIntl();
  const players = recentPlayers(members, recent);
  if (players.length === 0) return null;
  const title = formatMessage(searchPanelText.recent);

  return (
    <section aria-label={title}>
      <ListHead
        title={title}
        action={
          <Button variant="ghost" size="s" onClick={onForget}>
            {formatMessage(searchPanelText.forget)}
          </Button>
        }
      />
      <Chips>
        {players.map((member) => (
          <Player key={member.id}>
            <ChipLink href={linkOf(member)} lead={<Avatar name={memberName(member)} />}>
              {memberName(member)}
            </ChipLink>
          </Player>
        ))}
      </Chips>
    </section>
  );
}

const Chips = styled.ul`
  display: flex;
  gap: ${token("sp-2")};
  padding: ${token("sp-1")} ${token("sp-4")} ${token("sp-2")};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${token("sp-4")};
`;

const Player = styled.li`
  flex: none;
  max-width: 100%;
`;
