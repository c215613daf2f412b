import { eventLimits, isExpected, suggestDuties, type TeamEvent } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { dutiesText, dutiesWords, seatsWords } from "../../../copy/events/eventHelp.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { usePart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";
import type { TeamEventScreenProps } from "../teamEventProps.ts";
import { fetchEventDialogs } from "./parts.ts";

type DutiesPanelProps = Pick<TeamEventScreenProps, "onSaveDuties" | "loadPart"> & { event: TeamEvent; isOpen: boolean };

/** 当番：だれが、何を。まだなら、回数の少ない家族から案を出す。 */
export function DutiesPanel({ event, isOpen, onSaveDuties, loadPart }: DutiesPanelProps) {
  const { formatMessage } = useIntl();
  /** The place of the duty being changed; the end for a new one. */
  const [changed, setChanged] = useState<number | null>(null);
  const [isSuggesting, setSuggesting] = useState(false);
  const dialogs = usePart(changed !== null || isSuggesting, {
    load: loadPart,
    fetchPart: fetchEventDialogs,
    onMissing: () => {
      setChanged(null);
      setSuggesting(false);
    },
  });
  const { duties, families } = event;
  const candidates = dutyCandidates(event);
  const suggested = suggestDuties(candidates, duties);
  const open = duties.filter(({ family_id }) => family_id === null).length;
  const nameOf = (id: number) => {
    const family = families.find(({ family_id }) => family_id === id);
    return family ? formatMessage(seatsWords.san, { name: family.name }) : formatMessage(dutiesText.left);
  };

  return (
    <Panel
      title={formatMessage(dutiesText.title)}
      caption={
        duties.length > 0 &&
        (open > 0 ? formatMessage(dutiesWords.open, { all: duties.length, open }) : formatMessage(dutiesText.allSet))
      }
    >
      <Stack>
        {duties.length === 0 && <Note>{formatMessage(dutiesText.none)}</Note>}
        <List>
          {duties.map(({ duty_id, name, family_id }, at) => (
            <li key={duty_id}>
              <Stack gap="none">
                <b>{name}</b>
                <Caption>{family_id === null ? formatMessage(dutiesText.open) : nameOf(family_id)}</Caption>
              </Stack>
              {isOpen && (
                <Change
                  size="s"
                  variant={family_id === null ? "secondary" : "ghost"}
                  aria-haspopup="dialog"
                  aria-label={formatMessage(dutiesWords[family_id === null ? "askFor" : "changeOf"], { name })}
                  onClick={() => setChanged(at)}
                >
                  {formatMessage(family_id === null ? dutiesText.ask : dutiesText.change)}
                </Change>
              )}
            </li>
          ))}
        </List>
        {isOpen && (
          <Cluster>
            {duties.length < eventLimits.duties && (
              <Button size="s" icon={plusIcon} aria-haspopup="dialog" onClick={() => setChanged(duties.length)}>
                {formatMessage(dutiesText.add)}
              </Button>
            )}
            {open > 0 && candidates.length > 0 && (
              <Button size="s" aria-haspopup="dialog" onClick={() => setSuggesting(true)}>
                {formatMessage(dutiesText.suggest)}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      {changed !== null && dialogs && (
        <dialogs.DutyDialog
          duties={duties}
          at={changed}
          candidates={candidates}
          nameOf={nameOf}
          onSaveDuties={onSaveDuties}
          onClose={() => setChanged(null)}
        />
      )}
      {isSuggesting && dialogs && (
        <dialogs.SuggestDialog
          duties={duties}
          suggested={suggested}
          nameOf={nameOf}
          onSaveDuties={onSaveDuties}
          onClose={() => setSuggesting(false)}
        />
      )}
    </Panel>
  );
}

/** The families who come, or all where none is known to come; who has had the fewest turns first. */
function dutyCandidates({ families, attendance }: TeamEvent) {
  const coming = new Set(attendance.filter(({ answer }) => isExpected(answer)).map(({ family_id }) => family_id));
  // Without the families whose children have left: they are here by name only.
  const invited = families.filter(({ member_ids }) => member_ids.length > 0);
  const there = invited.filter(({ family_id }) => coming.has(family_id));
  return (there.length > 0 ? there : invited).toSorted((a, b) => a.turns - b.turns);
}

const Change = styled(Button)`
  flex: none;
`;

const List = styled.ul`
  & > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-2")};
    min-height: ${token("row-l")};
    padding-block: ${token("sp-1")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    overflow-wrap: anywhere;
  }
`;
