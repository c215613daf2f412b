import type { NationalRanking, SportType } from "@kyuseki/domain";
import { rankedApart, rankedBalls, rankedKinds, rankingLimits } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { ShownPlaces } from "../../components/RankingBar/ShownPlaces.tsx";
import { useRankedKind } from "../../components/RankingBar/useRankedKind.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { nationalText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { longDate } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { NationalExport, type NationalExportProps } from "./parts/NationalExport.tsx";
import { NationalNone } from "./parts/NationalNone.tsx";
import { NationalPanels } from "./parts/NationalPanels.tsx";
import { NationalTable } from "./parts/NationalTable.tsx";
import { ownRows } from "./parts/nationalRows.ts";
import { OwnTable } from "./parts/OwnTable.tsx";
import { defaultNationalRankingView, type NationalRankingView, nationalShows } from "./view.ts";

export type RankingIndividualNationalScreenProps = {
  /** `view` の条件とページの順位。 */
  ranking: Loadable<NationalRanking>;
  /** 届いている順位を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  sportType: SportType;
  /** アナライザーの順位へ行けるか。 */
  analyzer: boolean;
  view: NationalRankingView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<NationalRankingView>) => void;
  onRetry: () => void;
  readAll: NationalExportProps["readAll"];
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<NationalExportProps["onExport"]>;
  /** 図を取りに行く。 */
  loadPart?: LoadPart;
};

/** 全国の選手の中の、チームの選手の位置。ほかのチームの選手の名前は出ない（AP-6）。 */
export function RankingIndividualNationalScreen(props: RankingIndividualNationalScreenProps) {
  const { ranking, refreshing = false, sportType, analyzer, view, onViewChange, onRetry } = props;
  const { readAll, onExport } = props;
  const { formatMessage } = useIntl();
  const { kind } = view;
  const ready = ranking.status === "ready" ? ranking.value : null;
  const isEmpty = ready?.players === 0;
  const own = useMemo(() => ownRows(ready?.own ?? []), [ready]);
  // Without own players in the group, what stands at the top.
  const show = view.show === "own" && own.length === 0 ? "around" : view.show;
  const narrow = (change: Partial<NationalRankingView>) =>
    onViewChange({ ...change, page: defaultNationalRankingView.page });
  const shows = (
    <ShownPlaces
      shows={own.length > 0 ? nationalShows : withoutOwn}
      value={show}
      onChange={(chosen) => narrow({ show: chosen, q: "", sort: defaultNationalRankingView.sort })}
    />
  );
  const toExport = ready && !isEmpty && (
    <NationalExport
      asOf={ready.as_of}
      own={show === "own" ? own : null}
      q={view.q}
      {...{ kind, readAll }}
      {...(onExport && { onExport })}
    />
  );

  return (
    <RankingPage
      current="/ranking/individual/national"
      analyzer={analyzer}
      kind={useRankedKind(rankedKinds, kind, (chosen) => narrow({ kind: chosen }))}
      conditions={view}
      onChange={narrow}
      applied={{ people: true, ...rankedApart(kind) }}
      balls={rankedBalls(sportType)}
      note={
        ready ? formatMessage(rankingValueText.asOf, { day: longDate(ready.as_of), count: ready.players }) : undefined
      }
      end={toExport}
      list={ranking}
      label={formatMessage(titleText["ranking-individual-national"])}
      size={view.size}
      empty={isEmpty && <NationalNone view={view} ranking={ready} onViewChange={narrow} />}
      summary={<NationalPanels ranking={ready} kind={kind} view={view} loadPart={props.loadPart ?? loadAtOnce} />}
      footer={
        ready &&
        !isEmpty && (
          <small>
            {formatMessage(nationalText.someHidden)}
            {show !== "own" &&
              ready.players > rankingLimits.exported &&
              formatMessage(rankingValueText.exportedPlayers, { most: rankingLimits.exported })}
          </small>
        )
      }
      onRetry={onRetry}
    >
      {(shown) =>
        show === "own" ? (
          <OwnTable rows={own} first={shown.first ?? 0} {...{ kind, view, refreshing, shows, onViewChange }} />
        ) : (
          <NationalTable ranking={shown} {...{ kind, show, view, refreshing, shows, onViewChange }} />
        )
      }
    </RankingPage>
  );
}

const withoutOwn = ["around", "every"] as const;
const loadAtOnce: LoadPart = (part) => part();
