import { Fragment } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { navGroupText, shellText, shellValueText } from "../../copy/frame/shell.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { media, token } from "../../tokens/theme.ts";
import type { ShellUser } from "../AppHeader/AppHeader.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { closeIcon, logoutIcon, swapIcon } from "../Icon/icons.ts";
import { InquiryEntry } from "../SideNav/InquiryEntry.tsx";
import { NavEntry } from "../SideNav/NavEntry.tsx";
import type { NavGroup, NavItem } from "../SideNav/navItem.ts";
import { type ShellTeam, TeamPlate } from "../SideNav/TeamPlate.tsx";
import { type Theme, ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";

export type NavMenuProps = {
  team: ShellTeam;
  user: ShellUser;
  nav: readonly NavGroup[];
  /** 自分のことを見て、変えるところ。設定の組の終わりに並ぶ。 */
  account?: NavItem | undefined;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onInquiry?: (() => void) | undefined;
  /** ほかにも開けるチームがあるとき。 */
  onSwitchTeam?: (() => void) | undefined;
  onLogout: () => void;
  onClose: () => void;
};

/** 全画面のメニュー。横の列と同じ行き先を、親指で押せる大きさで並べる。 */
export function NavMenu(props: NavMenuProps) {
  const { team, user, nav, account, theme, onThemeChange, onInquiry, onSwitchTeam, onLogout, onClose } = props;
  const { formatMessage } = useIntl();
  const person = user.coach_type
    ? formatMessage(shellValueText.person, { name: user.name, role: formatMessage(coachTypeText[user.coach_type]) })
    : user.name;

  return (
    <Dialog place="full" aria-label={formatMessage(shellText.menu)} onClose={onClose}>
      <Sheet>
        <Head>
          <TeamPlate team={team} caption={person} />
          <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
        </Head>
        {onSwitchTeam && (
          <Switching>
            <Button variant="board" icon={swapIcon} wide onClick={onSwitchTeam}>
              {formatMessage(shellText.switchTeam)}
            </Button>
          </Switching>
        )}
        <Places aria-label={formatMessage(shellText.main)}>
          {nav.map(({ id, items }) => (
            <Fragment key={id ?? "first"}>
              {id && <GroupName>{formatMessage(navGroupText[id])}</GroupName>}
              <Group aria-label={id ? formatMessage(navGroupText[id]) : undefined} data-single={!id || undefined}>
                {items.map((item) => (
                  <Fragment key={item.id}>
                    <li>
                      <NavEntry item={item} look="touch" onClick={onClose} />
                    </li>
                    {item.children && (
                      <Inner>
                        <Tiles>
                          {item.children.map((child) => (
                            <li key={child.id}>
                              <NavEntry item={child} look="tile" onClick={onClose} />
                            </li>
                          ))}
                        </Tiles>
                      </Inner>
                    )}
                  </Fragment>
                ))}
                {id === "setting" && account && (
                  <li>
                    <NavEntry item={account} look="touch" onClick={onClose} />
                  </li>
                )}
                {id === "support" && onInquiry && (
                  <li>
                    <InquiryEntry look="touch" onClick={onInquiry} />
                  </li>
                )}
              </Group>
            </Fragment>
          ))}
        </Places>
        <Foot>
          <Button variant="board" size="l" icon={logoutIcon} wide onClick={onLogout}>
            {formatMessage(shellText.logout)}
          </Button>
          <Button variant="accent" size="l" icon={closeIcon} wide onClick={onClose}>
            {formatMessage(shellText.close)}
          </Button>
        </Foot>
      </Sheet>
    </Dialog>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
`;

const Switching = styled.div`
  padding: 0 ${token("sp-4")} ${token("sp-3")};

  & :focus-visible {
    outline-color: ${token("board-lamp")};
  }
`;

const Places = styled.nav`
  flex: 1;
  padding: 0 ${token("sp-3")} ${token("sp-5")};
`;

const Group = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: row dense;
  gap: ${token("rule")} ${token("sp-2")};

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-single] {
    grid-template-columns: none;
  }
`;

const GroupName = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-3")} ${token("rule")};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-small")};

  &::after {
    content: "";
    flex: 1;
    height: ${token("hairline")};
    background: ${token("board-line")};
  }
`;

const Inner = styled.li`
  grid-column: 1 / -1;
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token("sp-2")};
`;

const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-3")} calc(${token("sp-3")} + env(safe-area-inset-bottom));
  border-block-start: ${token("hairline")} solid ${token("board-line")};
  background: ${token("board-2")};

  & :focus-visible {
    outline-color: ${token("board-lamp")};
  }
`;
