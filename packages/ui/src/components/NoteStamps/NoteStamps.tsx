import { type NoteStamp, noteStamps } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteStampText } from "../../copy/notes/noteStamps.ts";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { Chip } from "../Chip/Chip.tsx";

export type NoteStampsProps = {
  /** 自分が送ったもの。 */
  value: NoteStamp | null;
  /** 押すと送る。送ったものをもう一度押すと、null（取り消し）。 */
  onStamp: (stamp: NoteStamp | null) => void;
  /** 数字キーを添える。 */
  withKeys: boolean;
};

/** ノートに送るスタンプ。 */
export function NoteStamps({ value, onStamp, withKeys }: NoteStampsProps) {
  const { formatMessage } = useIntl();

  return (
    <Row role="group" aria-label={formatMessage(noteViewText.stamps)}>
      {noteStamps.map((stamp, at) => (
        <Chip
          key={stamp}
          selected={stamp === value}
          aria-keyshortcuts={withKeys ? `${at + 1}` : undefined}
          onClick={() => onStamp(stamp === value ? null : stamp)}
        >
          {formatMessage(noteStampText[stamp])}
          {withKeys && <Cap aria-hidden="true">{at + 1}</Cap>}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Cap = styled.kbd`
  padding-inline: ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-xs")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
`;
