import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { navText } from "../../copy/frame/shell.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { NavEntry } from "./NavEntry.tsx";
import { hereStyle } from "./navEntryStyle.ts";
import { isInside, type NavItem, navIcons } from "./navItem.ts";

export type RailFlyoutProps = { item: NavItem & { children: readonly NavItem[] } };

/** 絵だけの列で、中の行き先を横に開く。 */
export function RailFlyout({ item }: RailFlyoutProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const label = formatMessage(navText[item.id]);

  useEffect(() => {
    if (!hovered) return;
    const timer = window.setTimeout(() => setOpen(true), hoverDelayMs);
    return () => window.clearTimeout(timer);
  }, [hovered]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight" && !open) setOpen(true);
    else if (event.key === "ArrowRight") panel.current?.querySelector("a")?.focus();
    else if (open && (event.key === "Escape" || event.key === "ArrowLeft")) {
      setOpen(false);
      button.current?.focus();
    } else return;
    event.preventDefault();
  };

  const close = () => {
    setHovered(false);
    setOpen(false);
  };

  return (
    <Frame
      data-inside={isInside(item) || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") setHovered(true);
      }}
      onPointerLeave={({ currentTarget }) => {
        setHovered(false);
        // Keyboard and touch users are still inside when the pointer leaves.
        if (!currentTarget.contains(document.activeElement)) setOpen(false);
      }}
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(true)}
      >
        <Icon path={navIcons[item.id]} />
      </Opener>
      <div ref={panel} id={panelId} data-part="panel" hidden={!open}>
        <Title>{label}</Title>
        <ul>
          {item.children.map((child) => (
            <li key={child.id}>
              <NavEntry item={child} look="sub" onClick={close} />
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

const hoverDelayMs = 120;

const Frame = styled.div`
  position: relative;
  display: flex;

  &[data-inside]::before {
    ${hereStyle}
  }
  /* Fixed without a vertical offset: beside the icon, yet not cut off by the scrolling column. */
  & > [data-part="panel"] {
    position: fixed;
    inset-inline-start: calc(${token("rail")} - ${token("sp-1")});
    width: ${token("sidebar")};
    padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};
    border: ${token("hairline")} solid ${token("board-line")};
    border-radius: ${token("r-m")};
    background: ${token("board-2")};
    color: ${token("board-ink")};
    box-shadow: ${token("shadow-3")};
  }
  & > [data-part="panel"] [href] {
    min-height: ${token("control-m")};
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: ${token("touch")};
  padding: 0;
  border: 0;
  border-radius: ${token("r-m")};
  background: none;
  color: ${token("board-ink-2")};

  &:is(:hover, [aria-expanded="true"]) {
    background: ${token("board-2")};
  }
  [data-inside] > & {
    background: ${token("board-3")};
    color: ${token("board-lamp")};
  }
  &:focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("rule")});
  }
`;

const Title = styled.strong`
  display: block;
  padding: ${token("sp-1")} ${token("sp-3")};
  font-size: ${token("fs-body")};
`;
