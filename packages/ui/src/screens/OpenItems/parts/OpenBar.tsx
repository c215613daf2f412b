import type { OpenItemKind } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FilterChips } from "../../../components/Chip/FilterChips.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { openItemKindText, openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { token } from "../../../tokens/theme.ts";
import { defaultOpenItemsView, type OpenItemsScreenProps } from "../openItemsProps.ts";
import type { OpenRow } from "./openRows.ts";

type OpenBarProps = Pick<OpenItemsScreenProps, "view" | "onViewChange"> & {
  rows: readonly OpenRow[];
  kinds: readonly OpenItemKind[];
  /** 誰にも知らせられなければ、ない。 */
  isEveryChosen: boolean | undefined;
  onChooseEvery: (isChosen: boolean) => void;
  /** 名前の検索欄。 */
  search: ReactNode;
  /** 広い画面の右端の行動。 */
  end: ReactNode;
};

/** 並べ方、名前の検索と、ことがらの絞り込み。 */
export function OpenBar(props: OpenBarProps) {
  const { rows, kinds, view, onViewChange, isEveryChosen, onChooseEvery, search, end } = props;
  const { formatMessage } = useIntl();
  const items = rows.flatMap((row) => row.items);
  const words = (name: string, count: number) => formatMessage(openItemsValueText.filter, { name, count });

  return (
    <Bar>
      <Cluster end={end}>
        <FilterSegment
          label={formatMessage(openItemsText.grouping)}
          options={[
            { value: "player", label: formatMessage(openItemsText.byPlayer) },
            { value: "item", label: formatMessage(openItemsText.byItem) },
          ]}
          value={view.by}
          onChange={(by) => onViewChange({ by, page: defaultOpenItemsView.page })}
        />
        {search}
      </Cluster>
      <Filters role="group" aria-label={formatMessage(openItemsText.filters)}>
        <FilterChips<OpenItemKind | null>
          options={[
            { value: null, label: words(formatMessage(openItemsText.all), items.length) },
            ...kinds.map((kind) => ({
              value: kind,
              label: words(formatMessage(openItemKindText[kind]), items.filter((item) => item.kind === kind).length),
            })),
          ]}
          value={view.kind}
          onChange={(kind) => onViewChange({ kind, page: defaultOpenItemsView.page })}
        />
      </Filters>
      {view.by === "player" && isEveryChosen !== undefined && (
        <Choice>
          <Checkbox
            label={formatMessage(openItemsText.chooseAll)}
            checked={isEveryChosen}
            onChange={(event) => onChooseEvery(event.target.checked)}
          />
        </Choice>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  padding: ${token("sp-4")};
`;

const Choice = styled.div`
  display: flex;
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
