import { openItemKinds } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ListFoot } from "../../../components/DataTable/parts/ListFoot.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { openItemsText } from "../../../copy/notices/openItems.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import { defaultOpenItemsView, type OpenItemsScreenProps } from "../openItemsProps.ts";
import { OpenBar } from "./OpenBar.tsx";
import { OpenByItem } from "./OpenByItem.tsx";
import { OpenExport } from "./OpenExport.tsx";
import { OpenTable } from "./OpenTable.tsx";
import type { OpenRow } from "./openRows.ts";
import type { OpenActions } from "./useOpenCells.tsx";

type OpenListProps = Pick<OpenItemsScreenProps, "today" | "view" | "onViewChange" | "onExport"> & {
  /** 絞り込む前の全員。 */
  every: readonly OpenRow[];
  /** 絞り込んだ選手。 */
  rows: readonly OpenRow[];
  /** 名前の検索欄。 */
  search: ReactNode;
  /** 誰にも知らせられなければ、ない。 */
  isEveryChosen: boolean | undefined;
  onChooseEvery: (isChosen: boolean) => void;
  actions: OpenActions;
};

/** 選手ごと、またはことがらごとの一覧と、その絞り込み。 */
export function OpenList(props: OpenListProps) {
  const { every, rows, search, isEveryChosen, onChooseEvery, today, view, onViewChange, onExport, actions } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const toExport = rows.length > 0 && <OpenExport rows={rows} today={today} {...(onExport && { onExport })} />;
  const list = { rows, today, view, onViewChange, actions };

  return (
    <Panel flush aria-label={formatMessage(openItemsText.list)}>
      <OpenBar
        rows={every}
        kinds={openItemKinds}
        search={search}
        view={view}
        onViewChange={onViewChange}
        isEveryChosen={isEveryChosen}
        onChooseEvery={onChooseEvery}
        end={!isMobile && toExport}
      />
      {rows.length === 0 && (
        <EmptyState
          title={formatMessage(view.q === "" ? openItemsText.noHits : openItemsText.nobodyFound)}
          action={
            view.q !== "" && (
              <Button onClick={() => onViewChange({ kind: null, q: "", page: defaultOpenItemsView.page })}>
                {formatMessage(filterText.clear)}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && (view.by === "player" ? <OpenTable {...list} /> : <OpenByItem {...list} />)}
      {isMobile && toExport && <ListFoot>{toExport}</ListFoot>}
    </Panel>
  );
}
