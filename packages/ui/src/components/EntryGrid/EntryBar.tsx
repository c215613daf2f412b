import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../copy/entry.ts";
import { shortDate } from "../../format/date.ts";
import { media, token } from "../../tokens/theme.ts";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { type EntryColumn, type EntryPast, type EntryRow, nameOf } from "./entry.ts";

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
  const measured = column?.kind === "number" ? column : null;

  return (
    <Bar>
      <div data-part="cell">
        <small>{formatMessage(readOnly ? entryText.shown : entryText.now)}</small>
        <span>
          <b>{row && nameOf(row)}</b> {column?.label}
        </span>
      </div>
      {measured && (past || range(measured)) && <hr />}
      {measured && past && (
        <>
          <div>
            <small>
              {past.lastOn
                ? formatMessage(entryValueText.lastOn, { on: shortDate(past.lastOn) })
                : formatMessage(entryText.last)}
            </small>
            <UnitNumber value={past.last ?? null} unit={measured.unit} digits={measured.decimals} />
          </div>
          <div>
            <small>{formatMessage(entryText.best)}</small>
            <UnitNumber value={past.best ?? null} unit={measured.unit} digits={measured.decimals} />
          </div>
        </>
      )}
      {measured && range(measured) && (
        <div>
          <small>{formatMessage(entryText.range)}</small>
          <span>
            <strong>{range(measured)}</strong> <small>{measured.unit}</small>
          </span>
        </div>
      )}
      <div data-part="end">
        {status}
        {!readOnly && (
          <p aria-hidden="true">
            <kbd>Enter</kbd> {formatMessage(entryText.down)} <kbd>Tab</kbd> {formatMessage(entryText.right)}{" "}
            <kbd>Ctrl V</kbd> {formatMessage(entryText.paste)}
          </p>
        )}
      </div>
    </Bar>
  );
}

/** 3–60, or null when everything is taken. */
const range = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min === undefined || max === undefined ? null : `${min}–${max}`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-height: ${token("topbar")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};

  & > div {
    min-width: 0;
  }
  & > div > span {
    line-height: ${token("lh-h3")};
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-h1")};
  }
  & > div > small {
    display: block;
  }
  & > [data-part="cell"] b {
    margin-inline-end: ${token("sp-2")};
  }
  & strong,
  & kbd {
    font-family: ${token("font-num")};
    font-feature-settings: "tnum", "lnum";
  }
  & strong {
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-m")};
  }
  & hr {
    align-self: stretch;
    margin: 0;
    border: 0;
    border-inline-start: ${token("hairline")} solid ${token("line-2")};
  }
  & > [data-part="end"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-1")} ${token("sp-4")};
    margin-inline-start: auto;
  }
  & p {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & kbd {
    padding: 0 ${token("sp-1")};
    border: ${token("hairline")} solid ${token("line-2")};
    border-radius: ${token("r-s")};
    background: ${token("surface-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
  }
  @media not all and ${media.desktop} {
    & p {
      display: none;
    }
  }
  @media ${media.touch} {
    & p {
      display: none;
    }
  }
`;
