import type { TeamPhotos } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { RemoveDialog } from "../../../components/ConfirmDialog/RemoveDialog.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { teamPhotosText, teamPhotosValueText } from "../../../copy/team/photos.ts";
import { Note } from "../../../layout/Text/Note.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";

export type PhotosPanelProps = {
  photos: Loadable<TeamPhotos>;
  onRetry: () => void;
  /** 使わない設定にすると、すべての写真が消える。断られたときは `Failure` で reject する。 */
  onSwitchPhotos: (on: boolean) => Promise<unknown>;
};

/** 選手の写真を使うか。監督だけに出る。やめるときは、何人分が消えるかを先に言う。 */
export function PhotosPanel({ photos, onRetry, onSwitchPhotos }: PhotosPanelProps) {
  const { formatMessage } = useIntl();
  const [isStopping, setStopping] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const title = formatMessage(teamPhotosText.title);

  if (photos.status !== "ready") return <PanelFallback title={title} loadable={photos} rows={1} onRetry={onRetry} />;
  const { on, count } = photos.value;

  const handleSwitch = (next: boolean) => {
    forget();
    if (!next && count > 0) setStopping(true);
    else void send(() => onSwitchPhotos(next));
  };

  return (
    <Panel title={title}>
      <Switch
        label={formatMessage(teamPhotosText.use)}
        help={formatMessage(teamPhotosText.useHelp)}
        checked={on}
        busy={busy}
        onChange={({ target }) => handleSwitch(target.checked)}
      />
      {on && <Note>{formatMessage(teamPhotosValueText.count, { count })}</Note>}
      <FailureBanner failure={failure} />
      {isStopping && (
        <RemoveDialog
          title={formatMessage(teamPhotosText.stopAsk)}
          confirmLabel={formatMessage(teamPhotosText.stopConfirm)}
          onRemove={() => onSwitchPhotos(false)}
          onClose={() => setStopping(false)}
        >
          {formatMessage(teamPhotosValueText.stopAfter, { count })}
        </RemoveDialog>
      )}
    </Panel>
  );
}
