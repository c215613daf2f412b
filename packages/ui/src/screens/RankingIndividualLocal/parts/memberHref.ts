/** Address of a player's registration and records. */
export const memberHref = (id: number) => `/member-list/${id}`;
