import type { BallPage, FilmedBall, PitchReading } from "@kyuseki/domain";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { filmText, filmValueText } from "../../copy/film.ts";
import { shortDateTime } from "../../format/date.ts";
import { useSending } from "../../state/useSending.ts";
import { media, token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { RefusalBanner } from "../Banner/RefusalBanner.tsx";
import { CompareVideo } from "../CompareVideo/CompareVideo.tsx";
import type { ComparedFilm } from "../CompareVideo/pair.ts";
import { FilmField } from "../FilmField/FilmField.tsx";
import { type VideoControl, type VideoPitch, VideoPlayer } from "../VideoPlayer/VideoPlayer.tsx";
import type { FilmActions } from "./ballFilm.ts";
import { alignment, type Filmed, isFilmed, loopOf } from "./comparison.ts";
import { filmWords } from "./filmWords.ts";
import { ImpactButton } from "./ImpactButton.tsx";
import { usePartnerName } from "./usePartnerName.ts";

export type BallPlayerProps = {
  page: BallPage;
  /** くらべる相手。null はくらべない。 */
  partner: Filmed | null;
  actions: FilmActions;
  /** 投球の画面だけ：目盛りにする、この日の球。 */
  pitches?: readonly VideoPitch[];
  onPitchChange?: (id: string) => void;
  reading?: PitchReading;
  ref?: Ref<VideoControl>;
};

/** 一球の動画。くらべる相手の動画があれば並べる。なければ、つける場所だけを出す。 */
export function BallPlayer({ page, partner, actions, pitches, onPitchChange, reading, ref }: BallPlayerProps) {
  const { formatMessage } = useIntl();
  const { busy, refusal, send } = useSending();
  const { upload, onChoose, onRemove, leaving, onImpact, onFilmBroken } = actions;
  const { ball, film } = page;
  const current: FilmedBall = { ball, film };
  const partnerName = usePartnerName(page);
  const words = filmWords[ball.mode];
  const field = <FilmField film={film} {...{ upload, onChoose, onRemove, leaving }} />;

  if (!film || !isFilmed(current)) return field;
  const label = formatMessage(filmValueText.label, { name: page.player.last_name, when: shortDateTime(ball.datetime) });
  const impactName = formatMessage(words.impact);
  const tools = film.own
    ? (seconds: number) => (
        <ImpactButton
          mode={ball.mode}
          seconds={seconds}
          impactS={film.impact_s}
          busy={busy}
          onImpact={(impactS) => void send(() => onImpact(impactS))}
        />
      )
    : undefined;
  const aligned = partner && alignment(film, partner.film);

  return (
    <Parts>
      {partner && aligned ? (
        <CompareVideo
          label={label}
          current={compared(current, aligned.currentS, formatMessage(words.title), formatMessage(filmText.now))}
          best={compared(partner, aligned.partnerS, partnerName(partner), partnerName(partner))}
          phases={aligned.isAligned ? [{ id: "impact", label: impactName, atS: 0 }] : []}
          loopRange={loopOf(aligned.isAligned)}
          sticky
          onBroken={onFilmBroken}
          tools={tools}
        />
      ) : (
        <VideoPlayer
          ref={ref}
          label={label}
          src={film.src}
          poster={film.poster ?? undefined}
          startS={film.at_s ?? 0}
          {...(pitches && { pitches, pitchId: `${ball.id}` })}
          reading={reading}
          phases={film.impact_s === null ? [] : [{ id: "impact", label: impactName, atS: film.impact_s }]}
          sticky
          {...(onPitchChange && { onPitchChange })}
          onBroken={onFilmBroken}
          tools={tools}
        />
      )}
      {aligned && !aligned.isAligned && <Banner tone="i">{formatMessage(words.fromStart)}</Banner>}
      <RefusalBanner refusal={refusal} />
      {field}
    </Parts>
  );
}

/** On a phone the player stays in sight over the whole page, not only over its own parts. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;

  & > :first-child {
    flex: 1;
  }
  @media ${media.mobile} {
    display: contents;
  }
`;

function compared({ ball, film }: Filmed, impactS: number, title: string, shortTitle: string): ComparedFilm {
  const when = shortDateTime(ball.datetime);
  return {
    src: film.src,
    ...(film.poster !== null && { poster: film.poster }),
    label: `${title} ${when}`,
    ...{ title, shortTitle, impactS },
    note: when,
    kmh: ball.speed,
    angleDeg: ball.mode === 1 ? ball.angle : null,
  };
}
