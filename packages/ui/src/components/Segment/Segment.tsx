import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type SegmentOption<Value extends string> = { value: Value; label: string };
export type SegmentProps<Value extends string> = Omit<ComponentPropsWithRef<"div">, "onChange" | "children"> & {
  /** 何を選ぶのか。読み上げだけに使う。 */
  label: string;
  /** 2〜5個。それより多ければ Select を使う。 */
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** 親の幅いっぱいに、同じ幅で並べる。 */
  wide?: boolean;
};

/** ひとつだけ選ぶ短い選択肢。 */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
  ...rest
}: SegmentProps<Value>) {
  return (
    <Group {...rest} role="group" aria-label={label} data-wide={wide || undefined}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  max-width: 100%;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  &[data-wide] {
    display: flex;
  }
`;

const Choice = styled.button`
  min-height: calc(${token("control-m")} - 2 * ${token("hairline")});
  padding: 0 ${token("sp-3")};
  border: 0;
  background: none;
  color: ${token("ink-2")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
  word-break: auto-phrase;

  & + & {
    border-inline-start: ${token("hairline")} solid ${token("line-2")};
  }
  &:first-child {
    border-start-start-radius: ${token("r-s")};
    border-end-start-radius: ${token("r-s")};
  }
  &:last-child {
    border-start-end-radius: ${token("r-s")};
    border-end-end-radius: ${token("r-s")};
  }
  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-pressed="true"] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  &:focus-visible {
    z-index: ${token("z-raised")};
    position: relative;
  }
  [data-wide] > & {
    flex: 1;
    padding-inline: ${token("sp-1")};
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
