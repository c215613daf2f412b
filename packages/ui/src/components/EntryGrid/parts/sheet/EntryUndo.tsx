import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../../../copy/controls/action.ts";
import { entryValueText } from "../../../../copy/controls/entry.ts";
import { media, token } from "../../../../tokens/theme.ts";
import type { EntryNotice } from "../changes/useEntryChanges.ts";

export type EntryUndoProps = { notice: EntryNotice | null; onUndo: () => void };

/** いましたことを一行で伝え、取り消せる。 */
export function EntryUndo({ notice, onUndo }: EntryUndoProps) {
  const { formatMessage } = useIntl();
  const isUndoable = notice?.kind === "pasted" || notice?.kind === "cleared";

  return (
    <div role="status">
      {notice && (
        <Said>
          {notice.kind === "pasted" && notice.cut > 0
            ? formatMessage(entryValueText.pastedCut, { count: notice.count, cut: notice.cut })
            : formatMessage(entryValueText[notice.kind], { count: notice.count })}
          {isUndoable && (
            <Undo type="button" onClick={onUndo}>
              {formatMessage(actionText.undo)}
            </Undo>
          )}
        </Said>
      )}
    </div>
  );
}

const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("control-s")};
  padding: 0 ${token("sp-1")} 0 ${token("sp-3")};
  border-radius: ${token("r-s")};
  background: ${token("primary")};
  color: ${token("primary-ink")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};

  &:not(:has(> [type])) {
    padding-inline-end: ${token("sp-3")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

const Undo = styled.button`
  flex: none;
  min-height: ${token("control-s")};
  padding: 0 ${token("sp-2")};
  border: 0;
  border-radius: ${token("r-s")};
  background: none;
  font-weight: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
