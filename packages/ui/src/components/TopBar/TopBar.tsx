import { useIntl } from "react-intl";
import styled from "styled-components";
import { navText, shellText } from "../../copy/frame/shell.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronLeftIcon, menuIcon, qrIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { type NavItem, navIcons } from "../SideNav/navItem.ts";

export type TopBarProps = {
  title: string;
  /** 右端の近道（メンバーリスト）。 */
  shortcuts: readonly NavItem[];
  onOpenMenu: () => void;
  /** 詳しい画面では、メニューの代わりにここへ戻る。 */
  back?: string | undefined;
  /** チームのQRコードを出す。 */
  onOpenQr?: (() => void) | undefined;
};

/** ノートPC未満の幅で、画面の名前とメニューを示す。 */
export function TopBar({ title, shortcuts, onOpenMenu, back, onOpenQr }: TopBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar>
      {back ? (
        <Shortcut href={back} look="bare" aria-label={formatMessage(shellText.back)}>
          <Icon path={chevronLeftIcon} />
        </Shortcut>
      ) : (
        <IconButton
          icon={menuIcon}
          label={formatMessage(shellText.openMenu)}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        />
      )}
      <Title>{title}</Title>
      {shortcuts.map((item) => (
        <Shortcut
          key={item.id}
          href={item.href}
          look="bare"
          aria-label={formatMessage(navText[item.id])}
          aria-current={item.current ? "page" : undefined}
        >
          <Icon path={navIcons[item.id]} />
        </Shortcut>
      ))}
      {onOpenQr && (
        <IconButton icon={qrIcon} label={formatMessage(shellText.qr)} aria-haspopup="dialog" onClick={onOpenQr} />
      )}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-height: ${token("topbar")};
  padding: 0 ${token("sp-1")};
  background: ${token("board")};
  border-block-end: ${token("hairline")} solid ${token("board-line")};
  color: ${token("board-ink")};

  & > :focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("rule")});
  }
`;

const Title = styled.h1`
  flex: 1;
  min-width: 0;
  font-size: ${token("fs-h2")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;
`;

const Shortcut = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token("control-l")};
  height: ${token("control-l")};
  border-radius: ${token("r-m")};

  &:hover {
    background: ${token("board-2")};
  }
  &[aria-current] {
    color: ${token("board-lamp")};
  }
`;
