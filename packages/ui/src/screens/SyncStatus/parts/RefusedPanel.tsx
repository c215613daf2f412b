import { useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import type { SyncEntry, SyncStatusScreenProps } from "../syncStatusProps.ts";
import { MoreButton } from "./MoreButton.tsx";
import { RefusedRow } from "./RefusedRow.tsx";
import { SyncExport } from "./SyncExport.tsx";
import { useShown } from "./useShown.ts";

type RefusedPanelProps = Pick<SyncStatusScreenProps, "nowS" | "onRetry" | "onDelete" | "onExport"> & {
  refused: readonly SyncEntry[];
};

/** 人が決めるもの。わけと、次にすること。 */
export function RefusedPanel({ refused, nowS, onRetry, onDelete, onExport }: RefusedPanelProps) {
  const { formatMessage } = useIntl();
  const { shown, left, onMore } = useShown(refused);
  const [asked, setAsked] = useState<SyncEntry | null>(null);

  return (
    <Panel
      flush
      title={formatMessage(syncText.refused)}
      caption={formatMessage(syncText.refusedCaption)}
      action={
        <SyncExport size="s" entries={refused} nowS={nowS} onExport={onExport}>
          {formatMessage(syncValueText.exportCount, { count: refused.length })}
        </SyncExport>
      }
    >
      <ul>
        {shown.map((entry) => (
          <RefusedRow key={entry.id} entry={entry} nowS={nowS} onRetry={onRetry} onAskDelete={setAsked} />
        ))}
      </ul>
      <MoreButton left={left} onMore={onMore} />
      {asked && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(syncValueText.deleteQuestion, { name: asked.label })}
          confirm={{ label: formatMessage(syncText.delete), icon: trashIcon }}
          onConfirm={() => {
            setAsked(null);
            onDelete(asked.id);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{asked.detail}</p>
          <p>{formatMessage(syncText.deleteResult)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
