/** Address of a player's report for the analysed mode. */
export const reportHref = (id: number, mode: 1 | 2) =>
  `/nextshot/report/${id}/${mode === 1 ? "batting" : "pitching"}/summary`;
