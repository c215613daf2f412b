import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../../../copy/controls/entry.ts";
import { measureText } from "../../../../copy/controls/measures.ts";
import { shortDate } from "../../../../format/date.ts";
import { media, token } from "../../../../tokens/theme.ts";
import { UnitNumber } from "../../../UnitNumber/UnitNumber.tsx";
import type { EntryColumn, EntryPast, EntryRow } from "../entry.ts";

export type EntryBarProps = {
  row: EntryRow | undefined;
  column: EntryColumn | undefined;
  past: EntryPast | undefined;
  /** 保存の様子など。 */
  status?: ReactNode;
  readOnly?: boolean | undefined;
};

/** いま誰の何を入れているか、前回、自己ベスト、受けつける範囲。 */
export function EntryBar({ row, column, past, status, readOnly = false }: EntryBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar>
      <div data-part="cell">
        <Caption>{formatMessage(readOnly ? entryText.shown : entryText.now)}</Caption>
        <Words>
          <Who>{row?.label}</Who> {column?.label}
        </Words>
      </div>
      {column && (past || range(column)) && <Divider />}
      {column && past && (
        <>
          <Measured>
            <Caption>
              {past.lastOn
                ? formatMessage(entryValueText.lastOn, { on: shortDate(past.lastOn) })
                : formatMessage(entryText.last)}
            </Caption>
            <UnitNumber value={past.last ?? null} unit={column.unit} digits={column.decimals} />
          </Measured>
          <Measured>
            <Caption>{formatMessage(measureText.best)}</Caption>
            <UnitNumber value={past.best ?? null} unit={column.unit} digits={column.decimals} />
          </Measured>
        </>
      )}
      {column && range(column) && (
        <div>
          <Caption>{formatMessage(entryText.range)}</Caption>
          <Words>
            <Range>{range(column)}</Range> <Unit>{column.unit}</Unit>
          </Words>
        </div>
      )}
      <End>
        {status}
        {!readOnly && (
          <Keys aria-hidden="true">
            <Key>Enter</Key> {formatMessage(entryText.down)} <Key>Tab</Key> {formatMessage(entryText.right)}{" "}
            <Key>Ctrl V</Key> {formatMessage(entryText.paste)}
          </Keys>
        )}
      </End>
    </Bar>
  );
}

/** 3–60, or null without limits. */
const range = ({ min, max }: EntryColumn) => (min === undefined || max === undefined ? null : `${min}–${max}`);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-height: ${token("topbar")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};

  & > * {
    min-width: 0;
  }
`;

const Caption = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-h1")};
`;

const Unit = styled(Caption)`
  display: inline;
`;

const Words = styled.span`
  line-height: ${token("lh-h3")};
`;

/** As high as a measured value and its words. */
const Measured = styled.div`
  & > :last-child {
    line-height: ${token("lh-h3")};
  }
  & > :last-child > :not(:first-child) {
    line-height: ${token("lh-h1")};
  }
`;

const Who = styled.b`
  margin-inline-end: ${token("sp-2")};
`;

const Range = styled.strong`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-m")};
`;

const Divider = styled.hr`
  align-self: stretch;
  margin: 0;
  border: 0;
  border-inline-start: ${token("hairline")} solid ${token("line-2")};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
  margin-inline-start: auto;

  & > :not([aria-hidden]) {
    line-height: ${token("lh-h3")};
  }
`;

const Keys = styled.p`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};

  @media not all and ${media.desktop} {
    display: none;
  }
  @media ${media.touch} {
    display: none;
  }
`;

const Key = styled.kbd`
  padding: 0 ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface-2")};
  color: ${token("ink-2")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  font-feature-settings: "tnum", "lnum";
`;
