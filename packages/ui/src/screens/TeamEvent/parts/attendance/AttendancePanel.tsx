import { attendanceCounts, isExpected, type TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { bellIcon } from "../../../../components/Icon/icons.ts";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { SavedOnDevice } from "../../../../components/SavedOnDevice/SavedOnDevice.tsx";
import { FilterSegment } from "../../../../components/Segment/FilterSegment.tsx";
import { boardAnswerText, boardText, boardWords, teamEventValueText } from "../../../../copy/events/teamEvent.ts";
import { gradeText } from "../../../../copy/members/person.ts";
import { Cluster } from "../../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import { token } from "../../../../tokens/theme.ts";
import { boardGroupings, type TeamEventScreenProps } from "../../teamEventProps.ts";
import { AnswerCounts } from "./AnswerCounts.tsx";
import { AnswerTile } from "./AnswerTile.tsx";
import { type BoardPlayer, type BoardRow, boardRows } from "./attendanceRows.ts";

type AttendancePanelProps = Pick<TeamEventScreenProps, "view" | "onViewChange" | "onDevice"> & {
  event: TeamEvent;
  players: readonly BoardPlayer[];
  /** 中止でなく、終わってもいない。 */
  isOpen: boolean;
  reminding: boolean;
  onRemind: (memberIds: readonly number[]) => void;
  /** 同じ関数を渡し続ける。 */
  onChoose: (player: BoardPlayer) => void;
};

/** 出欠の一覧。まだの人が先。 */
export function AttendancePanel(props: AttendancePanelProps) {
  const { event, players, isOpen, view, onViewChange, onDevice, reminding, onRemind, onChoose } = props;
  const { formatMessage } = useIntl();
  const rows = boardRows(players, view);
  const counted = players.filter(({ isInvited }) => isInvited);
  const asked = counted.filter(({ state }) => state === "unanswered");
  const nameOf = ({ key }: BoardRow) => formatMessage(rowText[key]);

  return (
    <Panel
      title={formatMessage(boardText.title)}
      caption={<Places event={event} />}
      action={
        isOpen &&
        asked.length > 0 && (
          <Button
            size="s"
            icon={bellIcon}
            busy={reminding}
            onClick={() => onRemind(asked.map(({ member_id }) => member_id))}
          >
            {formatMessage(boardWords.remind, { count: asked.length })}
          </Button>
        )
      }
      footer={isOpen && players.length > 0 && <Caption>{formatMessage(boardText.hint)}</Caption>}
    >
      {players.length === 0 ? (
        <Note>{formatMessage(boardText.nobody)}</Note>
      ) : (
        <Stack>
          <SavedOnDevice {...onDevice} />
          <AnswerCounts
            counts={attendanceCounts(counted)}
            value={view.answer}
            onChange={(answer) => onViewChange({ answer })}
          />
          <Cluster>
            <FilterSegment
              label={formatMessage(boardText.group)}
              options={boardGroupings.map((by) => ({ value: by, label: formatMessage(boardText[by]) }))}
              value={view.by}
              onChange={(by) => onViewChange({ by })}
            />
          </Cluster>
          {rows.length === 0 && <Note>{formatMessage(boardText.noHits)}</Note>}
          <Rows>
            {rows.map((row) => (
              <div key={row.key}>
                <dt data-part="name">
                  {nameOf(row)}
                  <Caption>{formatMessage(teamEventValueText.players, { count: row.players.length })}</Caption>
                </dt>
                <dd>
                  <Tiles>
                    {row.players.map((player) => (
                      <li key={player.member_id}>
                        <AnswerTile
                          player={player}
                          withGrade={view.by === "answer" && row.key !== "others"}
                          onChoose={isOpen && player.isInvited ? onChoose : undefined}
                        />
                      </li>
                    ))}
                  </Tiles>
                </dd>
              </div>
            ))}
          </Rows>
        </Stack>
      )}
    </Panel>
  );
}

const rowText = { ...gradeText, ...boardAnswerText, others: boardText.others };

function Places({ event: { capacity, attendance } }: { event: TeamEvent }) {
  const { formatMessage } = useIntl();
  if (capacity === null) return null;
  const left = capacity - attendance.filter(({ answer }) => isExpected(answer)).length;
  return left > 0 ? formatMessage(boardWords.places, { capacity, left }) : formatMessage(boardWords.full, { capacity });
}

const Rows = styled.dl`
  display: grid;

  & > * {
    display: grid;
    grid-template-columns: calc(${token("sp-9")} + ${token("sp-3")}) minmax(0, 1fr);
    gap: ${token("sp-3")};
    padding-block: ${token("sp-3")};
  }
  & > * + * {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & [data-part="name"] {
    display: grid;
    align-content: start;
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-h3")};
    word-break: auto-phrase;
  }
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  & > * {
    max-width: 100%;
  }
`;
