/** `oldest`: of what a query for open items finds, one item a member. */
export type WhichItems = "all" | "oldest";

/** The query that finds `which` of the items that `sql` finds. */
export const itemsOf = (which: WhichItems, sql: string): string =>
  which === "all" ? sql : `select distinct on (member_id) * from (${sql}) as items order by member_id, since`;
