import { kanaName, type Member, memberName } from "@kyuseki/domain";
import styled from "styled-components";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PersonCell } from "../../components/PersonCell/PersonCell.tsx";
import { linkListStyle } from "./linkListStyle.ts";

export type PlayerLinksProps = {
  label: string;
  players: readonly Member[];
  linkOf: (member: Member) => string;
};

/** 押すとその選手が開く、選手の行。 */
export function PlayerLinks({ label, players, linkOf }: PlayerLinksProps) {
  return (
    <List aria-label={label}>
      {players.map((member) => (
        <li key={member.id}>
          <Link look="bare" href={linkOf(member)}>
            <PersonCell size="l" name={memberName(member)} kana={kanaName(member)} grade={member.grade} />
            <Icon name="chevronRight" size="s" />
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${linkListStyle}
`;
