import type { PitchingSummary } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ballHref } from "../../../components/BallVideo/ballVideo.ts";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import type { TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { swapIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingSummaryValueText, pitchTypesText } from "../../../copy/analyzer/reportPitching.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { shortDate } from "../../../format/date.ts";
import { pitchColumns, pitchCsvColumns } from "../pitchColumns.tsx";
import { PitchShare } from "./PitchShare.tsx";
import type { SummaryPanelProps } from "./SummaryPanel.tsx";
import type { ThrownPitch } from "./thrownPitch.ts";

type PitchTypesPanelProps = SummaryPanelProps & {
  onExport: ((text: string, fileName: string) => void) | undefined;
};

/** 球種ごとの割合と球速。多い順。 */
export function PitchTypesPanel({ summary, period, reading, onExport }: PitchTypesPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const pitchName = usePitchName(reading);
  const columns = useMemo(() => pitchColumns(intl, { period, reading }), [intl, period, reading]);
  const rows = useMemo(() => (summary ? thrownOf(summary) : []), [summary]);
  const title = formatMessage(pitchTypesText.title);

  return (
    <Panel
      title={title}
      caption={
        summary &&
        formatMessage(pitchingSummaryValueText.caption, {
          period: spanWords(intl, period).last,
          count: summary.count,
          days: summary.days,
        })
      }
      action={
        summary &&
        rows.length > 0 && (
          <ExportButton
            variant="ghost"
            size="s"
            columns={pitchCsvColumns(intl, (code) => pitchName(code).spoken)}
            rows={rows}
            fileName={formatMessage(pitchingSummaryValueText.file, {
              name: `${summary.player.last_name}${summary.player.first_name}`,
              day: summary.range.end.replaceAll("-", ""),
            })}
            {...(onExport && { onExport })}
          />
        )
      }
      footer={summary?.compare && <CompareLink memberId={summary.player.id} compare={summary.compare} />}
      flush
    >
      {summary ? (
        <DataTable<ThrownPitch, "pitch">
          caption={title}
          columns={columns}
          rows={rows}
          rowId={({ code }) => code}
          card={(row) => (
            <CardRow
              name={<PitchLabel code={row.code} reading={reading} />}
              end={<UnitNumber value={row.mean} unit={formatMessage(unitText.kmh)} size="m" />}
              bar={<PitchShare pitch={row} />}
            />
          )}
          view={everyRow}
          onViewChange={ignored}
          empty={null}
          density="tight"
          pages={null}
        />
      ) : (
        <TableSkeleton rows={5} />
      )}
    </Panel>
  );
}

function thrownOf({ pitches, count: all }: PitchingSummary): readonly ThrownPitch[] {
  const shareOf = (count: number) => (count / (all || 1)) * 100;
  const most = shareOf(Math.max(...pitches.map(({ count }) => count)));
  return pitches.map((pitch) => ({ ...pitch, share: shareOf(pitch.count), most }));
}

type CompareLinkProps = { memberId: number; compare: NonNullable<PitchingSummary["compare"]> };

/** いちばん新しい動画の球を、自己最速の動画と並べて開く（BE-8）。 */
function CompareLink({ memberId, compare: { ball_id, with_id, day } }: CompareLinkProps) {
  const { formatMessage } = useIntl();
  const ball = { id: ball_id, member_id: memberId, mode: 2 as const };

  return (
    <ButtonLink href={`${ballHref(ball)}?with=${with_id}`} icon={swapIcon} variant="ghost">
      {formatMessage(pitchingSummaryValueText.compare, { day: shortDate(day) })}
    </ButtonLink>
  );
}

/** At most nine rows, in their given order. */
const everyRow: TableView<"pitch"> = { sort: { id: "pitch", dir: "asc" }, page: 1, size: 10 };

const ignored = () => {};
