import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";

/** `logo` は画像の URL。なければ名前のはじめの一文字を出す。 */
export type ShellTeam = { name: string; logo?: string | null };
export type TeamPlateProps = { team: ShellTeam; caption?: string };

/** どのチームを見ているか。 */
export function TeamPlate({ team, caption }: TeamPlateProps) {
  return (
    <Plate>
      <Avatar name={team.name} src={team.logo} kind="coach" shape={team.logo ? "square" : "round"} />
      <span data-part="words">
        <Name>{team.name}</Name>
        {caption && <Caption>{caption}</Caption>}
      </span>
    </Plate>
  );
}

const Plate = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;
  line-height: ${token("lh-h3")};

  & > [data-part="words"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.b`
  display: block;
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  text-wrap: balance;
`;

const Caption = styled.small`
  display: block;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;
