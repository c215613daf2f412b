import { toast as limits } from "@kyuseki/domain";
import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { editingText } from "../../copy/controls/editing.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon, closeIcon, infoIcon, successIcon, undoIcon, warningIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { ToastMessage, ToastTone } from "./createToasts.ts";
import { useShownFor } from "./useShownFor.ts";

export type ToastProps = Omit<ComponentPropsWithRef<"div">, "role" | "children"> & {
  message: ToastMessage;
  /** 重ねている・フォーカスがある間。時間が止まる。 */
  held: boolean;
  onClose: () => void;
};

/** 終わったこと、できなかったことの短い知らせ。下の帯がなくなると消える。 */
export function Toast({ message, held, onClose, onKeyDown, ...rest }: ToastProps) {
  const { formatMessage } = useIntl();
  const bar = useRef<HTMLSpanElement>(null);
  const { tone, text, detail, action, undo } = message;
  useShownFor(bar, undo ? limits.undoMs : limits.shownMs, held, onClose);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const answer = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Card {...rest} role={tone === "danger" ? "alert" : "status"} data-tone={tone} onKeyDown={handleKeyDown}>
      <Sign path={icons[tone]} />
      <p>
        {detail ? <Text>{text}</Text> : text}
        {detail}
      </p>
      {(undo || action) && (
        <Answers>
          {undo && (
            <Button size="s" icon={undoIcon} onClick={answer(undo)}>
              {formatMessage(editingText.undo)}
            </Button>
          )}
          {action && (
            <Button size="s" onClick={answer(action.onAction)}>
              {action.label}
            </Button>
          )}
        </Answers>
      )}
      <Close icon={closeIcon} label={formatMessage(overlayText.close)} onClick={onClose} />
      <Bar aria-hidden="true" ref={bar} />
    </Card>
  );
}

const icons = {
  info: infoIcon,
  success: successIcon,
  warn: warningIcon,
  danger: alertIcon,
} as const satisfies Record<ToastTone, IconPath>;

const inks = {
  info: token("info"),
  success: token("success"),
  warn: token("warn-mark"),
  danger: token("danger"),
} as const satisfies Record<ToastTone, string>;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token("sp-2")} ${token("sp-3")};
  align-items: start;
  padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink")};
  box-shadow: ${token("shadow-2")};
  overflow: hidden;
  transition: opacity ${token("dur-2")} ${token("ease-out")}, translate ${token("dur-2")} ${token("ease-out")};

  ${Object.entries(inks)
    .map(([tone, ink]) => `&[data-tone="${tone}"] { --toast-ink: ${ink}; }`)
    .join("\n")}

  @starting-style {
    opacity: 0;
    translate: 0 ${token("sp-3")};
  }
`;

const Sign = styled(Icon)`
  margin-block-start: 0.15em;
  color: var(--toast-ink);
`;

const Text = styled.b`
  display: block;
`;

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  grid-row: 2;
  grid-column: 2;
`;

const Close = styled(IconButton)`
  grid-row: 1;
  grid-column: 3;
  margin-block: calc(-1 * ${token("sp-2")});
`;

const Bar = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: ${token("edge")};
  background: var(--toast-ink);
  transform-origin: left;
  forced-color-adjust: none;
`;
