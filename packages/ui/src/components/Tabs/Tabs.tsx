import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { showInRow } from "./showInRow.ts";
import { currentTabStyle, TabCount, tabRowStyle, tabStyle } from "./tabStyle.ts";

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** 中にある数。0 も出す。 */
  count?: number | undefined;
  /** 言葉の後ろに添える印（済み、直すところの数など）。 */
  mark?: ReactNode;
};
export type TabsProps<Id extends string> = {
  /** 何を切り替えるのか。読み上げだけに使う。 */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  /** 下へ送っても、タブの列を画面の上に残す。 */
  stuck?: boolean;
  /** 選んでいるタブの中身。 */
  children: ReactNode;
};

/** 同じ画面の中の切り替え。行き先にアドレスがあるときは LinkTabs を使う。 */
export function Tabs<Id extends string>({ label, items, selected, onChange, stuck = false, children }: TabsProps<Id>) {
  const { formatNumber } = useIntl();

  return (
    <Frame>
      <Row role="group" aria-label={label} data-tabs="" data-stuck={stuck || undefined}>
        {items.map(({ id, label: words, count, mark }) => (
          <Tab
            key={id}
            type="button"
            aria-pressed={id === selected}
            ref={id === selected ? showInRow : undefined}
            onClick={() => {
              if (id !== selected) onChange(id);
            }}
          >
            {words}
            {count !== undefined && <TabCount>{formatNumber(count)}</TabCount>}
            {mark}
          </Tab>
        ))}
      </Row>
      <Body key={selected}>{children}</Body>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
`;

const Row = styled.div`
  ${tabRowStyle}

  &[data-stuck] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0);
    z-index: ${token("z-raised")};
    background: ${token("bg")};
  }
`;

const Tab = styled.button`
  border: 0;
  background: none;
  ${tabStyle}

  &[aria-pressed="true"] {
    ${currentTabStyle}
  }
`;

const Body = styled.div`
  min-width: 0;
  padding-block-start: ${token("sp-4")};
`;
