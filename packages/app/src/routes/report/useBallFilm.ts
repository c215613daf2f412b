import { type BallPage, type Film, logoTypes, removeVideo, savePoster, setImpact } from "@kyuseki/domain";
import { type BallOfAddress, putFilm } from "../../data/ballPage.ts";
import { filmPoster } from "../../data/filmPoster.ts";
import { useServices } from "../../services/services.ts";
import { useFilmSending } from "./useFilmSending.ts";

/** What may be done with the film of the ball that is shown; `page` is undefined until there is one. */
export function useBallFilm({ id, mode, ballId }: BallOfAddress, page: BallPage | undefined) {
  const { call, queries } = useServices();
  const refresh = () => queries.invalidateQueries({ queryKey: ["report", id] });
  const put = (to: number, film: Film) => putFilm(queries, { id, mode, ballId: to }, film);
  const params = { id: page?.film?.id ?? 0 };

  /** The film stands already; lists and the best ball follow. */
  async function sent(to: number, file: File, film: Film) {
    put(to, film);
    const poster = await filmPoster(file, film.impact_s);
    const type = logoTypes.find((known) => known === poster?.type);
    if (poster && type) {
      const body = new Uint8Array(await poster.arrayBuffer());
      // A film without one is a film.
      const drawn = await call(savePoster, { params: { id: film.id }, body, type }).catch(() => film);
      put(to, drawn);
    }
    await refresh();
  }

  const { send, upload, leaving } = useFilmSending(
    page?.ball.id ?? ballId,
    (to, file, film) => void sent(to, file, film),
  );
  return {
    upload,
    leaving,
    onChoose: send,
    onRemove: async () => {
      await call(removeVideo, { params });
      // One that was measured along with the ball may stand in its place.
      await refresh();
    },
    onImpact: async (impact_s: number | null) => {
      const film = await call(setImpact, { params, body: { impact_s } });
      if (page) put(page.ball.id, film);
    },
  };
}
