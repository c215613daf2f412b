import type { CoachType } from "@kyuseki/domain";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { shellText } from "../../copy/frame/shell.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevronDownIcon } from "../Icon/icons.ts";
import { popupStyle } from "../Menu/popupStyle.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { UserMenuEntries, type UserMenuEntriesProps } from "./UserMenuEntries.tsx";

export type UserMenuProps = Omit<UserMenuEntriesProps, "onDone"> & {
  user: { name: string; coach_type: CoachType | null };
  teamName: string;
};

/** いま使っている人と、その人のこと。押すと下に開き、外を押すか Esc で閉じる。 */
export function UserMenu({ user, teamName, ...entries }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const role = user.coach_type && formatMessage(coachTypeText[user.coach_type]);

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };

  /** A dialog returns the focus to the button, because the menu is closed by then. */
  const fromButton = (open: () => void) => () => {
    button.current?.focus();
    open();
  };

  return (
    <Frame
      ref={frame}
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={button}
        type="button"
        title={user.name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={({ currentTarget }) => {
          // Not every browser focuses a pressed button, and Esc is only received by the focused element.
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        <Avatar name={user.name} />
        <Words>
          <Name>{user.name}</Name>
          {role && <Caption>{role}</Caption>}
        </Words>
        <VisuallyHidden>{formatMessage(shellText.menu)}</VisuallyHidden>
        <Arrow path={chevronDownIcon} size="s" />
      </Opener>
      <Panel id={panelId} hidden={!isOpen}>
        <Who>
          <FullName>{user.name}</FullName>
          {role && <span>{role}</span>}
          <span>{teamName}</span>
        </Who>
        <UserMenuEntries
          {...entries}
          onSwitchTeam={entries.onSwitchTeam && fromButton(entries.onSwitchTeam)}
          onLogout={fromButton(entries.onLogout)}
          onDone={() => setOpen(false)}
        />
      </Panel>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const Opener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  max-width: calc(8 * ${token("sp-7")});
  min-height: ${token("touch")};
  padding: 0 ${token("sp-1")};
  border: 0;
  border-radius: ${token("r-m")};
  background: none;
  text-align: start;

  &:is(:hover, [aria-expanded="true"]) {
    background: ${token("surface-3")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid ButtonBorder;
  }
`;

const Words = styled.span`
  min-width: 0;
  line-height: ${token("lh-h3")};

  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.b`
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
`;

const Arrow = styled(Icon)`
  color: ${token("ink-2")};
`;

const Panel = styled.div`
  ${popupStyle}
  position: absolute;
  inset-block-start: calc(100% + ${token("sp-1")});
  inset-inline-end: 0;
  width: max-content;
  min-width: ${token("menu")};
  max-width: ${token("form")};
  max-height: calc(100dvh - ${token("header")} - ${token("sp-3")});
`;

const Who = styled.div`
  display: grid;
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
`;

const FullName = styled.b`
  color: ${token("ink")};
  font-size: ${token("fs-body")};
`;
