import type { OpenItemKind } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { openItemKindText, openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { token } from "../../../tokens/theme.ts";
import type { OpenItemsScreenProps } from "../openItemsProps.ts";
import type { OpenRow } from "./openRows.ts";

type OpenBarProps = Pick<OpenItemsScreenProps, "view" | "onViewChange"> & {
  rows: readonly OpenRow[];
  kinds: readonly OpenItemKind[];
  isEveryChosen: boolean;
  onChooseEvery: (isChosen: boolean) => void;
};

/** 並べ方と、ことがらの絞り込み。 */
export function OpenBar({ rows, kinds, view, onViewChange, isEveryChosen, onChooseEvery }: OpenBarProps) {
  const { formatMessage } = useIntl();
  const items = rows.flatMap((row) => row.items);
  const words = (name: string, count: number) => formatMessage(openItemsValueText.filter, { name, count });

  return (
    <Bar>
      <Segment
        label={formatMessage(openItemsText.grouping)}
        options={[
          { value: "player", label: formatMessage(openItemsText.byPlayer) },
          { value: "item", label: formatMessage(openItemsText.byItem) },
        ]}
        value={view.by}
        onChange={(by) => onViewChange({ by })}
      />
      <Filters role="group" aria-label={formatMessage(openItemsText.filters)}>
        <Chip selected={view.kind === null} onClick={() => onViewChange({ kind: null })}>
          {words(formatMessage(openItemsText.all), items.length)}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} selected={view.kind === kind} onClick={() => onViewChange({ kind })}>
            {words(formatMessage(openItemKindText[kind]), items.filter((item) => item.kind === kind).length)}
          </Chip>
        ))}
      </Filters>
      {view.by === "player" && (
        <Checkbox
          label={formatMessage(openItemsText.chooseAll)}
          checked={isEveryChosen}
          onChange={(event) => onChooseEvery(event.target.checked)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token("sp-3")};
  padding: ${token("sp-4")};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
