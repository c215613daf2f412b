/** Where a player's registration and records are. */
export const memberHref = (id: number) => `/member-list/${id}`;
