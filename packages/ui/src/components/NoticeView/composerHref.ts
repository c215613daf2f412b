/** A new notice to the families of these players. */
export const composerHref = (memberIds: readonly number[]): string => `/notification?to=${memberIds.join(".")}`;
