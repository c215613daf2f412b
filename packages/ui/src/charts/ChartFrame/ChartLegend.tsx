import styled from "styled-components";
import { pitchMarks } from "../../components/PitchLabel/pitchMarks.ts";
import { SymbolMark } from "../../components/PitchLabel/SymbolMark.tsx";
import { media, token } from "../../tokens/theme.ts";
import type { MarkCode } from "../theme/markLook.ts";

export type LegendItem = { id: string; name: string; mark: MarkCode };
export type ChartLegendProps = {
  /** 何の分け方か。読み上げだけに使う。例：「学年」。 */
  label: string;
  items: readonly LegendItem[];
  /** 隠してあるもの。 */
  hidden?: ReadonlySet<string> | undefined;
  /** あれば、押すたびに出したり隠したりする。 */
  onToggle?: ((id: string) => void) | undefined;
};

/** 記号と名前の対。押せるときは、その仲間を出したり隠したりする。 */
export function ChartLegend({ label, items, hidden, onToggle }: ChartLegendProps) {
  return (
    <Items aria-label={label}>
      {items.map(({ id, name, mark }) => {
        const { symbol, color } = pitchMarks[mark];
        const words = (
          <>
            <SymbolMark symbol={symbol} color={color} />
            {name}
          </>
        );
        return (
          <li key={id}>
            {onToggle ? (
              <Entry as="button" type="button" aria-pressed={!hidden?.has(id)} onClick={() => onToggle(id)}>
                {words}
              </Entry>
            ) : (
              <Entry>{words}</Entry>
            )}
          </li>
        );
      })}
    </Items>
  );
}

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-1")};
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  padding: 0 ${token("sp-2")};
  border: 0;
  border-radius: ${token("r-s")};
  background: none;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  white-space: nowrap;

  &[aria-pressed] {
    min-height: ${token("control-s")};
  }
  &[aria-pressed]:hover {
    background: ${token("surface-3")};
  }
  &[aria-pressed="false"] {
    color: ${token("ink-3")};
    text-decoration: line-through;
  }
  &[aria-pressed="false"] > :first-child {
    opacity: 0.35;
  }
  @media ${media.forcedColors} {
    &[aria-pressed="false"] {
      color: GrayText;
    }
  }
`;
