import { kanaName, type Member, memberName } from "@kyuseki/domain";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { LinkList, LinkRow } from "./LinkRow.tsx";

export type PlayerLinksProps = {
  label: string;
  players: readonly Member[];
  linkOf: (member: Member) => string;
};

/** 押すとその選手が開く、選手の行。 */
export function PlayerLinks({ label, players, linkOf }: PlayerLinksProps) {
  return (
    <LinkList aria-label={label}>
      {players.map((member) => (
        <LinkRow key={member.id} href={linkOf(member)}>
          <PersonCell size="l" name={memberName(member)} kana={kanaName(member)} grade={member.grade} />
        </LinkRow>
      ))}
    </LinkList>
  );
}
