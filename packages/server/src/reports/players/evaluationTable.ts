import type { Evaluation, EvaluationPlayer, EvaluationTable } from "@kyuseki/domain";

/** What one thing that is measured says of every player. */
export type EvaluationPart = {
  measured: Pick<Evaluation, "kind" | "item" | "batting_type" | "ball">;
  players: readonly EvaluationPlayer[];
};

/** Players by what was measured of anybody. */
export function evaluationTable(parts: readonly EvaluationPart[]): Pick<EvaluationTable, "columns" | "players"> {
  const measured = parts.filter(({ players }) => players.some(({ best }) => best !== null));
  const byId = measured.map(({ players }) => new Map(players.map((player) => [player.id, player])));
  const [{ players } = { players: [] }] = parts;
  return {
    columns: measured.map((part) => part.measured),
    players: players.map(({ id, last_name, first_name, last_name_kana, first_name_kana, grade, gender }) => ({
      id,
      last_name,
      first_name,
      last_name_kana,
      first_name_kana,
      grade,
      gender,
      values: byId.flatMap((its, column) => {
        const { best = null, before = null, verdict = "none" } = its.get(id) ?? {};
        return best === null ? [] : [{ column, best, before, verdict }];
      }),
    })),
  };
}
