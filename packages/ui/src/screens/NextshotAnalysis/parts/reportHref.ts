/** Where a player's report of what is analysed is. */
export const reportHref = (id: number, mode: 1 | 2) =>
  `/nextshot/report/${id}/${mode === 1 ? "batting" : "pitching"}/summary`;
