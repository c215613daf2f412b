import type { Member } from "@kyuseki/domain";

/** Where the photos of a team's players are: an address that a member's `photo` completes. */
export type PhotosSrc = string | null | undefined;

export const photoSrc = (photos: PhotosSrc, { photo }: Pick<Member, "photo">): string | null =>
  photos && photo ? `${photos}${photo}` : null;
