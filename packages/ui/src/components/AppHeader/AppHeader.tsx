import type { CoachType } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { coachTypeText } from "../../copy/person.ts";
import { shellText, shellValueText } from "../../copy/shell.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { type Theme, ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";

export type ShellUser = { name: string; coach_type: CoachType | null };
/** 運営からのお知らせと、まだ読んでいない数。 */
export type ShellNotices = { href: string; unread: number };
export type AppHeaderProps = {
  title: string;
  user: ShellUser;
  /** いまの明暗。 */
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** 選手・画面の検索欄。 */
  search?: ReactNode;
  notices?: ShellNotices | undefined;
  onLogout: () => void;
};

/** ノートPC以上の幅で、画面の名前と、いま使っている人を示す。 */
export function AppHeader({ title, user, theme, onThemeChange, search, notices, onLogout }: AppHeaderProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar>
      <h1>{title}</h1>
      {search && <div data-part="search">{search}</div>}
      <div data-part="tools">
        {notices && (
          <Link
            look="bare"
            href={notices.href}
            aria-label={
              notices.unread > 0
                ? formatMessage(shellValueText.unread, { count: notices.unread })
                : formatMessage(shellText.notices)
            }
          >
            <Icon name="bell" />
            <Badge count={notices.unread} look="dot" tone="danger" place="corner" />
          </Link>
        )}
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      </div>
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
  & > [data-part="search"] {
    flex: 0 1 15.625rem;
    min-width: 0;
  }
  & > [data-part="tools"] {
    display: flex;
    gap: ${token("sp-1")};
  }
  & > [data-part="tools"] > a {
    position: relative;
    display: grid;
    place-items: center;
    width: ${token("control-m")};
    height: ${token("control-m")};
    border-radius: ${token("r-m")};
    color: ${token("ink-2")};
  }
  & > [data-part="tools"] > a:hover {
    color: ${token("ink")};
    background: ${token("surface-3")};
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
