import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

type DialogPlace = "full" | "sheet";
export type DialogProps = Omit<ComponentPropsWithRef<"dialog">, "open" | "ref" | "onClose"> & {
  /** 全画面か、下から出る紙か。 */
  place: DialogPlace;
  /** Esc、外側を押したとき、中の閉じるボタン。 */
  onClose: () => void;
};

/** 置かれている間だけ開いている。フォーカスを閉じ込め、外すと元の場所へ返す。 */
export function Dialog({ place, onClose, onClick, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <Surface
      {...rest}
      ref={dialog}
      data-place={place}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        onClick?.(event);
        // The backdrop belongs to the dialog element; everything inside is a child of it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </Surface>
  );
}

const Surface = styled.dialog`
  position: fixed;
  max-width: none;
  max-height: none;
  border: 0;
  overscroll-behavior: contain;
  color: inherit;

  &::backdrop {
    background: ${token("scrim")};
  }
  &[data-place="full"] {
    inset: 0;
    width: 100%;
    height: 100dvh;
    background: ${token("board")};
    color: ${token("board-ink")};
  }
  &[data-place="sheet"] {
    inset: auto 0 0;
    width: 100%;
    max-height: 88dvh;
    margin: 0 auto;
    padding-block-end: env(safe-area-inset-bottom);
    border-radius: ${token("r-sheet")} ${token("r-sheet")} 0 0;
    background: ${token("surface")};
    color: ${token("ink")};
    box-shadow: ${token("shadow-3")};
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 ${token("sp-3")};
    }
  }
  transition: opacity ${token("dur-3")} ${token("ease-out")}, translate ${token("dur-3")} ${token("ease-out")};
`;
