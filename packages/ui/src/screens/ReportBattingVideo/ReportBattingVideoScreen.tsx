import type { BallPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { BallHead } from "../../components/BallVideo/BallHead.tsx";
import { BallPlace } from "../../components/BallVideo/BallPlace.tsx";
import { BallPlayer } from "../../components/BallVideo/BallPlayer.tsx";
import type { ReportVideoProps } from "../../components/BallVideo/ballVideo.ts";
import { partnerOf, partnersOf } from "../../components/BallVideo/comparison.ts";
import { GapPanel } from "../../components/BallVideo/GapPanel.tsx";
import { PartnerSelect } from "../../components/BallVideo/PartnerSelect.tsx";
import { useBattingWords } from "../../components/ReportFrame/useBattingWords.ts";
import { reportBattingText } from "../../copy/analyzer/reportBatting.ts";
import { battingVideoText } from "../../copy/analyzer/reportVideo.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { useLaterPart } from "../../state/useLaterPart.ts";
import { DayPanel } from "./parts/DayPanel.tsx";
import { FlightPanel } from "./parts/FlightPanel.tsx";

/** 打球ひとつ：動画と、自己最大とのちがい、軌道、この日のほかの打球。 */
export function ReportBattingVideoScreen(props: ReportVideoProps) {
  const { formatMessage } = useIntl();

  return (
    <BallPlace {...props} mode="batting" title={formatMessage(titleText["report-batting-video"])}>
      {(page) => <Ball {...props} page={page} />}
    </BallPlace>
  );
}

type BallProps = Omit<ReportVideoProps, "page"> & { page: BallPage };

function Ball({ page, compareWith, onCompareWith, video, loadPart, ...acts }: BallProps) {
  const { formatMessage } = useIntl();
  const { poolWord } = useBattingWords();
  const charts = useLaterPart(loadPart, fetchCharts);
  const { best } = partnersOf(page);
  const partner = partnerOf(page, compareWith, best);
  const kind = poolWord(page.ball);
  const player = <BallPlayer page={page} partner={partner} actions={video} />;

  return (
    <>
      <BallHead page={page} kind={kind} {...acts}>
        {page.video && <PartnerSelect page={page} partner={partner} onChange={onCompareWith} />}
      </BallHead>
      {page.video && player}
      <Columns split="5+7">
        <GapPanel
          page={page}
          partner={partner}
          measures={measures
            .filter(({ id }) => !swing.has(id) || page.ball[id] !== null)
            .map(({ id, unit }) => ({
              id,
              label: formatMessage(battingVideoText[id]),
              unit: formatMessage(reportBattingText[unit]),
            }))}
        />
        <FlightPanel page={page} partner={partner} charts={charts} />
      </Columns>
      {!page.video && player}
      <DayPanel page={page} kind={kind} onOpen={acts.onOpen} />
    </>
  );
}

const measures = [
  { id: "speed", unit: "kmh" },
  { id: "angle", unit: "degree" },
  { id: "distance", unit: "metre" },
  { id: "bat_speed", unit: "kmh" },
  { id: "attack_angle", unit: "degree" },
] as const;

/** Left out where the device measures no swings (EN-9). */
const swing: ReadonlySet<string> = new Set(["bat_speed", "attack_angle"]);

const fetchCharts = () => import("./parts/charts.ts");
