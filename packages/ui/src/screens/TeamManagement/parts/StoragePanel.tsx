import { fileSize, type TeamStorage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Meter, type MeterTone } from "../../../components/Meter/Meter.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { UnitNumber, type UnitNumberTone } from "../../../components/UnitNumber/UnitNumber.tsx";
import { storageText } from "../../../copy/team/storage.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";

type StoragePanelProps = { storage: Loadable<TeamStorage>; onRetry: () => void };

/** 動画と取り込んだファイルが、保存容量のどれだけを使っているか。 */
export function StoragePanel({ storage, onRetry }: StoragePanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(storageText.title);
  if (storage.status !== "ready") return <PanelFallback title={title} loadable={storage} onRetry={onRetry} />;
  const { limit, videos, files } = storage.value;
  const used = videos + files;
  const state = used >= limit ? "full" : used >= limit * nearlyFullShare ? "nearlyFull" : "roomy";

  return (
    <Panel title={title}>
      <Stack gap="m">
        <UnitNumber value={inGigabytes(used)} of={inGigabytes(limit)} unit="GB" size="l" tone={tones[state].number} />
        <Meter value={used} max={Math.max(limit, used)} tone={tones[state].bar} size="l" />
        {state !== "roomy" && <Banner tone={state === "full" ? "d" : "w"}>{formatMessage(storageText[state])}</Banner>}
        <FactList>
          <Fact term={formatMessage(storageText.videos)}>{fileSize(videos)}</Fact>
          <Fact term={formatMessage(storageText.files)}>{fileSize(files)}</Fact>
          <Fact term={formatMessage(storageText.left)}>{fileSize(Math.max(limit - used, 0))}</Fact>
        </FactList>
      </Stack>
    </Panel>
  );
}

const nearlyFullShare = 0.9;
const tones = {
  roomy: { number: "ink", bar: "own" },
  nearlyFull: { number: "warn", bar: "warn" },
  full: { number: "danger", bar: "danger" },
} as const satisfies Record<string, { number: UnitNumberTone; bar: MeterTone }>;

/** Rounded up as in `fileSize`, so that what is over the limit never looks equal to it. */
const inGigabytes = (bytes: number) => Math.ceil((bytes / 1024 ** 3) * 10) / 10;
