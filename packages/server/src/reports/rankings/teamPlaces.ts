/**
 * Finds the places, from 1 and ascending, of one team's players among all, whose teams are given in the order of their
 * places. Asking costs what the team has, however large the nation is.
 */
export function placesByTeam(teams: Int32Array): (teamId: number) => number[] {
  // Team and place in one number, so that a plain numeric sort puts each team's places side by side.
  const entries = Float64Array.from(teams, (teamId, index) => teamId * span + index + 1).sort();
  return (teamId) => {
    const places: number[] = [];
    for (let at = firstNotBelow(entries, teamId * span); at < entries.length; at += 1) {
      const place = (entries[at] ?? 0) - teamId * span;
      if (place >= span) break;
      places.push(place);
    }
    return places;
  };
}

/** More than the players of a nation; times the highest id of a team still a safe integer. */
const span = 2 ** 22;

function firstNotBelow(ascending: Float64Array, bound: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
