import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import type { JumpTarget } from "../../components/KanaJump/useJump.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { playerReportColumnText } from "../../copy/analyzer/playerReports.ts";
import { unitText } from "../../copy/controls/units.ts";
import { LastMeasured } from "./parts/LastMeasured.tsx";
import { MeasuredBest } from "./parts/MeasuredBest.tsx";
import { PlayerReportName } from "./parts/PlayerReportName.tsx";
import type { PlayerReport } from "./parts/playerReportRows.ts";
import type { PlayerReportSort } from "./view.ts";

type Column = TableColumn<PlayerReport, PlayerReportSort>;

export function playerReportColumns({ formatMessage }: IntlShape, target: JumpTarget | null): readonly Column[] {
  const header = (id: keyof typeof playerReportColumnText) => formatMessage(playerReportColumnText[id]);

  return [
    {
      id: "name",
      header: header("name"),
      rowHeader: true,
      cell: (row) => <PlayerReportName row={row} target={target} />,
      sortKey: ({ nameRank }) => nameRank,
      firstDir: "asc",
    },
    {
      id: "batted",
      header: header("batted"),
      align: "end",
      cell: ({ batted_ball_speed: best }) => <MeasuredBest best={best} of="batted" />,
      sortKey: ({ batted_ball_speed: best }) => best?.value ?? null,
      firstDir: "desc",
    },
    {
      id: "pitched",
      header: header("pitched"),
      align: "end",
      cell: ({ pitch_speed: best }) => <MeasuredBest best={best} of="pitched" />,
      sortKey: ({ pitch_speed: best }) => best?.value ?? null,
      firstDir: "desc",
    },
    {
      id: "balls",
      header: header("balls"),
      align: "end",
      cell: ({ balls }) => <UnitNumber value={balls} digits={0} unit={formatMessage(unitText.ball)} />,
      sortKey: ({ balls }) => balls,
      firstDir: "desc",
    },
    {
      id: "last",
      header: header("last"),
      align: "end",
      cell: ({ last_day }) => <LastMeasured day={last_day} />,
      sortKey: ({ last_day }) => last_day,
      isDay: true,
      firstDir: "desc",
    },
  ];
}
