import type { Film } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import type { Api } from "../http/api.ts";
import { filmLinks, isShown } from "../http/filmLinks.ts";
import type { Caller } from "../http/serve.ts";
import type { StoredBall } from "../store/measuredBalls.ts";
import { readFilms, type StoredFilm } from "../store/videos.ts";

type Filmed = { video_id: number | null };
type FilmedAt = Filmed & Pick<StoredBall, "id" | "datetime">;
type Call = { session: Caller; db: Queryable };

/** The film a ball names, when it can be shown here. */
async function shownFilms(api: Api, { session, db }: Call, balls: readonly Filmed[]) {
  const ids = [...new Set(balls.flatMap(({ video_id }) => video_id ?? []))];
  const films = ids.length === 0 ? [] : await readFilms(db, session.team.team_id, ids);
  const shown = new Map<number | null, StoredFilm>();
  for (const film of films) if (isShown(film, api.videoSources)) shown.set(film.id, film);
  return (ball: Filmed) => shown.get(ball.video_id);
}

/** Films of balls, with links that open for the caller's session. One that shows several of them says where each begins. */
export async function filmsOf(api: Api, call: Call, balls: readonly FilmedAt[]) {
  const filmOf = await shownFilms(api, call, balls);
  const links = await linksOf(api, call, balls);
  const shows = Map.groupBy(new Map(balls.map((ball) => [ball.id, ball])).values(), ({ video_id }) => video_id);
  return (ball: FilmedAt): Film | null => {
    const film = filmOf(ball);
    if (!film || !links) return null;
    const isOneOfSeveral = (shows.get(film.id)?.length ?? 0) > 1;
    return links.filmOf(film, isOneOfSeveral ? beginOf(ball, film) : null);
  };
}

/** Second of the film at which the ball was measured; null when that was before the film or after it. */
function beginOf({ datetime }: FilmedAt, { filmed_at, seconds }: StoredFilm): number | null {
  const at = datetime - filmed_at;
  return at >= 0 && at <= (seconds ?? at) ? at : null;
}

/** With what a list shows of their films: posters that open for the caller's session. */
export async function withPosters<Ball extends Filmed>(api: Api, call: Call, balls: readonly Ball[]) {
  const filmOf = await shownFilms(api, call, balls);
  const links = await linksOf(api, call, balls);
  return balls.map((ball) => {
    const film = filmOf(ball);
    return { ...ball, video_id: film?.id ?? null, poster: film && links ? links.posterOf(film) : null };
  });
}

/** Without films that cannot be shown here. */
export async function withFilmIds<Ball extends Filmed>(api: Api, call: Call, balls: readonly Ball[]) {
  const filmOf = await shownFilms(api, call, balls);
  return balls.map((ball) => ({ ...ball, video_id: filmOf(ball)?.id ?? null }));
}

async function linksOf({ videoSources }: Api, { session, db }: Call, balls: readonly Filmed[]) {
  return balls.some(({ video_id }) => video_id !== null) ? filmLinks(db, session.token, videoSources) : undefined;
}
