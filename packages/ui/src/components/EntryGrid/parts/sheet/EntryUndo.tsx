import { useIntl } from "react-intl";
import styled from "styled-components";
import { editingText } from "../../../../copy/controls/editing.ts";
import { entryText, entryValueText } from "../../../../copy/controls/entry.ts";
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
        <Said data-tone={notice.kind === "unread" ? "error" : undefined}>
          {wordsOf(notice)}
          {isUndoable && (
            <Undo type="button" onClick={onUndo}>
              {formatMessage(editingText.undo)}
            </Undo>
          )}
        </Said>
      )}
    </div>
  );

  function wordsOf(told: EntryNotice) {
    if (told.kind === "unread") return formatMessage(entryText.unread);
    return told.kind === "pasted" && told.cut > 0
      ? formatMessage(entryValueText.pastedCut, { count: told.count, cut: told.cut })
      : formatMessage(entryValueText[told.kind], { count: told.count });
  }
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

  &[data-tone="error"] {
    background: ${token("danger-soft")};
    color: ${token("danger")};
  }
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
