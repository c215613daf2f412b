import { kanaName, type Member, memberName, type ReportPlayerRow } from "@kyuseki/domain";
import { type JumpTarget, useJumpArrival } from "../../../components/KanaJump/useJump.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { LinkList, LinkRow } from "./LinkRow.tsx";
import { PlayerBests } from "./PlayerBests.tsx";

/** 選手の行に要るもの。 */
export type PlayerRowProps = {
  linkOf: (member: Member) => string;
  /** 測った数字のある選手。 */
  bestOf: ReadonlyMap<number, ReportPlayerRow>;
  /** よみがなの行で移動する先。 */
  target: JumpTarget | null;
};

export type PlayerLinksProps = PlayerRowProps & { label: string; players: readonly Member[] };

/** 押すとその選手が開く、選手の行。 */
export function PlayerLinks({ label, players, ...row }: PlayerLinksProps) {
  return (
    <LinkList aria-label={label}>
      {players.map((member) => (
        <PlayerLink key={member.id} member={member} {...row} />
      ))}
    </LinkList>
  );
}

function PlayerLink({ member, linkOf, bestOf, target }: PlayerRowProps & { member: Member }) {
  const link = useJumpArrival(member.id, target);
  const best = bestOf.get(member.id);

  return (
    <LinkRow ref={link} href={linkOf(member)}>
      <PersonCell size="l" name={memberName(member)} kana={kanaName(member)} grade={member.grade} />
      {best && <PlayerBests best={best} />}
    </LinkRow>
  );
}
