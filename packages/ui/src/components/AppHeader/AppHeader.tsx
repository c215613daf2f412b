import type { CoachType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { coachTypeText } from "../../copy/person.ts";
import { shellText } from "../../copy/shell.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";

export type ShellUser = { name: string; coach_type: CoachType | null };
export type AppHeaderProps = { title: string; user: ShellUser; onLogout: () => void };

/** ノートPC以上の幅で、画面の名前と、いま使っている人を示す。 */
export function AppHeader({ title, user, onLogout }: AppHeaderProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar>
      <h1>{title}</h1>
      <div data-part="user" title={user.name}>
        <Avatar name={user.name} />
        <span data-part="words">
          <b>{user.name}</b>
          {user.coach_type && <small>{formatMessage(coachTypeText[user.coach_type])}</small>}
        </span>
      </div>
      <Button size="s" icon="logout" onClick={onLogout}>
        {formatMessage(shellText.logout)}
      </Button>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token("sp-4")};
  height: ${token("header")};
  padding: 0 ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  background: ${token("surface")};

  @media ${media.desktop} {
    padding-inline: ${token("sp-6")};
  }
  & > h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${token("fs-h1-header")};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part="user"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    min-width: 0;
    max-width: 16rem;
  }
  & [data-part="words"] {
    min-width: 0;
    line-height: ${token("lh-h3")};
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-size: ${token("fs-label")};
    font-weight: ${token("fw-label")};
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
