import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fieldText, fieldValueText } from "../../copy/controls/field.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { closeIcon, searchIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export type SearchFieldProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "onChange" | "ref"> & {
  label: string;
  value: string;
  /** 変換中の文字では呼ばない。確定した文字だけが届く。 */
  onChange: (value: string) => void;
  /** この字と Ctrl（⌘）を同時に押すと、どこからでもここに来る。 */
  shortcut?: string;
};

/** 探す文字の入力。日本語の変換が終わるまで結果を動かさない。 */
export function SearchField({ label, value, onChange, shortcut, onKeyDown, ...rest }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [composing, setComposing] = useState<string | null>(null);
  const shown = composing ?? value;

  useEffect(() => {
    if (!shortcut) return;
    const handleShortcut = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== shortcut || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener("keydown", handleShortcut);
    return () => window.removeEventListener("keydown", handleShortcut);
  }, [shortcut]);

  const handleClear = () => {
    setComposing(null);
    onChange("");
    input.current?.focus();
  };

  return (
    <Frame role="search" aria-label={label}>
      <Icon path={searchIcon} size="s" />
      <Input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut && `Control+${shortcut.toUpperCase()} Meta+${shortcut.toUpperCase()}`}
        value={shown}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // The browser's default would empty the field.
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onChange={(event) => {
          if (composing === null) onChange(event.target.value);
          else setComposing(event.target.value);
        }}
        onCompositionStart={(event) => setComposing(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposing(null);
          onChange(event.currentTarget.value);
        }}
      />
      {shortcut && shown === "" && (
        <Shortcut aria-hidden="true">
          {formatMessage(fieldValueText.shortcut, { key: shortcut.toUpperCase() })}
        </Shortcut>
      )}
      {shown !== "" && <Clear icon={closeIcon} label={formatMessage(fieldText.clear)} onClick={handleClear} />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  min-height: ${token("control-m")};
  padding-inline-start: ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink-3")};

  &:focus-within {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("rule")};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  color: ${token("ink")};
  font-size: ${token("fs-control")};
  appearance: none;
  text-overflow: ellipsis;

  /* The frame around it shows the focus. */
  &:focus-visible {
    outline: 0;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Shortcut = styled.small`
  flex: none;
  margin-inline-end: ${token("sp-2")};
  padding: 0 ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-s")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};

  :focus-within > & {
    visibility: hidden;
  }
`;

const Clear = styled(IconButton)`
  margin-block: calc(-1 * ${token("hairline")});
`;
