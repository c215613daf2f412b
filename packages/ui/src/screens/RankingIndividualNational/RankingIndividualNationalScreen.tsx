import type { NationalRanking, SportType } from "@kyuseki/domain";
import { rankedApart, rankedBalls, rankedKinds } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { useRankedKind } from "../../components/RankingBar/useRankedKind.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { nationalText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { longDate } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { NationalNone } from "./parts/NationalNone.tsx";
import { NationalPanels } from "./parts/NationalPanels.tsx";
import { NationalTable } from "./parts/NationalTable.tsx";
import { defaultNationalRankingView, type NationalRankingView } from "./view.ts";

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
  /** 図を取りに行く。 */
  loadPart?: LoadPart;
};

/** 全国の選手の中の、チームの選手の位置。ほかのチームの選手の名前は出ない（AP-6）。 */
export function RankingIndividualNationalScreen(props: RankingIndividualNationalScreenProps) {
  const {
    ranking,
    refreshing = false,
    sportType,
    analyzer,
    view,
    onViewChange,
    onRetry,
    loadPart = loadAtOnce,
  } = props;
  const { formatMessage } = useIntl();
  const { kind } = view;
  const ready = ranking.status === "ready" ? ranking.value : null;
  const isEmpty = ready?.players === 0;
  const narrow = (change: Partial<NationalRankingView>) =>
    onViewChange({ ...change, page: defaultNationalRankingView.page });

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
      list={ranking}
      label={formatMessage(titleText["ranking-individual-national"])}
      size={view.size}
      empty={isEmpty && <NationalNone view={view} tooFew={ready.too_few} onViewChange={narrow} />}
      summary={<NationalPanels ranking={ready} kind={kind} view={view} loadPart={loadPart} />}
      footer={ready && !isEmpty && <small>{formatMessage(nationalText.someHidden)}</small>}
      onRetry={onRetry}
    >
      {(shown) => (
        <NationalTable ranking={shown} kind={kind} view={view} refreshing={refreshing} onViewChange={onViewChange} />
      )}
    </RankingPage>
  );
}

const loadAtOnce: LoadPart = (part) => part();
