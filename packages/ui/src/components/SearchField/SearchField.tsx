import { type ComponentPropsWithRef, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fieldText } from "../../copy/field.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

export type SearchFieldProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "onChange" | "ref"> & {
  label: string;
  value: string;
  /** 変換中の文字では呼ばない。確定した文字だけが届く。 */
  onChange: (value: string) => void;
};

/** 探す文字の入力。日本語の変換が終わるまで結果を動かさない。 */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [composing, setComposing] = useState<string | null>(null);
  const shown = composing ?? value;

  const handleClear = () => {
    setComposing(null);
    onChange("");
    input.current?.focus();
  };

  return (
    <Frame role="search">
      <Icon name="search" size="s" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={shown}
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
      {shown !== "" && <IconButton icon="close" label={formatMessage(fieldText.clear)} onClick={handleClear} />}
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
  & > input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${token("ink")};
    font-size: ${token("fs-control")};
    appearance: none;
    text-overflow: ellipsis;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    margin-block: calc(-1 * ${token("hairline")});
  }
`;
