import { useIntl } from "react-intl";
import styled from "styled-components";
import { Status, type StatusTone } from "../../../components/Status/Status.tsx";
import { syncStateText } from "../../../copy/frame/syncState.ts";
import { syncValueText } from "../../../copy/frame/syncStatus.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { SyncEntry, SyncEntryState } from "../syncStatusProps.ts";
import { MoreButton } from "./MoreButton.tsx";
import { useMomentWords } from "./useMomentWords.ts";
import { useShown } from "./useShown.ts";

type WaitingListProps = { entries: readonly SyncEntry[]; nowS: number };

/** 待っているものを一つずつ。多ければ、少しずつ。 */
export function WaitingList({ entries, nowS }: WaitingListProps) {
  const { formatMessage } = useIntl();
  const words = useMomentWords(nowS);
  const { shown, left, onMore } = useShown(entries);

  return (
    <>
      <Rows>
        {shown.map(({ id, label, detail, enteredAt, state }) => (
          <Row key={id}>
            <Words>
              <span>{label}</span>
              <Caption>{formatMessage(syncValueText.enteredAt, { detail, time: words.moment(enteredAt) })}</Caption>
            </Words>
            <Status tone={tones[state.status]}>{formatMessage(syncStateText[state.status])}</Status>
          </Row>
        ))}
      </Rows>
      <MoreButton left={left} onMore={onMore} />
    </>
  );
}

const tones = {
  waiting: "wait",
  sending: "invited",
  unsaved: "error",
  clash: "wait",
  refused: "error",
} as const satisfies Record<SyncEntryState["status"], StatusTone>;

const Rows = styled.ul`
  background: ${token("surface-2")};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 ${token("cell-m")};
  min-width: 0;
  overflow-wrap: anywhere;
`;
