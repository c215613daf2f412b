import type { Member, MemberDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import type { TableSort } from "../../../components/DataTable/parts/tableColumn.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { bulkCheckText, bulkValueText } from "../../../copy/members/memberBulkAdd.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { BulkDraftProps, BulkRow } from "./bulkDraft.ts";
import { CheckSummary } from "./CheckSummary.tsx";
import { CheckTable } from "./CheckTable.tsx";
import { CheckTools } from "./CheckTools.tsx";
import { isAsked } from "./checkedRows.ts";
import { useBulkRows } from "./useBulkRows.ts";
import { useErrorTour } from "./useErrorTour.ts";

export type CheckStepProps = BulkDraftProps & {
  /** 同じ選手がいるかを確かめる、いまのメンバー。届かなくても追加はできる。 */
  members: Loadable<readonly Member[]>;
  onRetry: () => void;
  onAdd: (sent: readonly MemberDraft[], left: readonly BulkRow[]) => Promise<void>;
};

/** 不備のある欄を直し、要らない行を外し、残りを一度に追加する。 */
export function CheckStep({ members, onRetry, draft, onDraftChange, onAdd }: CheckStepProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [onlyAsked, setOnlyAsked] = useState(false);
  const team = members.status === "ready" ? members.value : nobody;
  const { rows, actions, lastRemoved } = useBulkRows(draft, team, onDraftChange);
  const asked = rows.filter(isAsked);
  const [sort, setSort] = useState<TableSort<"line">>({ id: "line", dir: "asc" });
  const tour = useErrorTour(rows, sort.dir);
  const ready = rows.flatMap((checked) => (checked.ready ? [{ checked, draft: checked.ready }] : []));
  const isWhole = ready.length === rows.length;
  const isTold = rows.some(({ told }) => told !== undefined);
  const adding = formatMessage(bulkValueText.adding, { count: ready.length });

  const handleAdd = async () => {
    if (ready.length === 0) return tour.goToNext();
    const left = rows.filter((checked) => !checked.ready).map(({ row }) => row);
    const sent = ready.map(({ checked }) => checked);
    const answer = await send(() =>
      onAdd(
        ready.map((row) => row.draft),
        left,
      ),
    );
    if (!("failure" in answer)) return;
    actions.tell(answer.failure.fields ?? {}, sent);
    if (answer.failure.fields) tour.goToTold();
  };
  const handleBack = () => {
    if (!busy) onDraftChange({ ...draft, step: "input" });
  };

  return (
    <Stack aria-busy={busy || undefined}>
      {/* The button below keeps the focus. */}
      <Stack ref={tour.frame} inert={busy}>
        <CheckSummary rows={rows} members={members} onRetry={onRetry} />
        <CheckTools
          rows={rows}
          askedCount={asked.length}
          onlyAsked={onlyAsked}
          onOnlyAskedChange={setOnlyAsked}
          errorCount={tour.count}
          onNextError={tour.goToNext}
          lastRemoved={lastRemoved}
          onRestore={actions.restore}
          onFillGrade={actions.fillGrade}
        />
        <CheckTable
          rows={onlyAsked ? asked : rows}
          every={rows}
          drawnLine={tour.line}
          sort={sort}
          onSortChange={setSort}
          actions={actions}
          empty={
            <EmptyState title={formatMessage(rows.length === 0 ? bulkCheckText.allRemoved : bulkCheckText.noneWrong)} />
          }
        />
      </Stack>
      <FailureBanner failure={failure} own={{ invalid: isTold ? formatMessage(bulkCheckText.refused) : undefined }} />
      {busy && <ProgressBar label={adding} done={null} total={ready.length} />}
      <Foot>
        <Button onClick={handleBack}>{formatMessage(editingText.back)}</Button>
        <Button variant="primary" busy={busy} aria-disabled={ready.length === 0 || undefined} onClick={handleAdd}>
          {formatMessage(isWhole ? bulkValueText.add : bulkValueText.addReady, { count: ready.length })}
        </Button>
      </Foot>
    </Stack>
  );
}

const nobody: readonly Member[] = [];

const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${token("sp-2")};

  @media ${media.mobile} {
    & > :last-child {
      flex: 1;
    }
  }
`;
