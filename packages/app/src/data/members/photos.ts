import { Failure, logoTypes, type MemberDetail, removePhoto, uploadPhoto } from "@kyuseki/domain";
import { queryKeys } from "../queryKeys.ts";
import { showSaved } from "./member.ts";
import type { MembersData } from "./memberActions.ts";

/** Stores a photo to which the guardians have agreed. Rejects with the `Failure`; the same blob may be sent again. */
export async function savePhoto(data: MembersData, id: number, photo: Blob): Promise<void> {
  const type = logoTypes.find((known) => known === photo.type);
  if (!type) throw new Failure("invalid");
  const body = new Uint8Array(await photo.arrayBuffer());
  await show(data, () => data.call(uploadPhoto, { params: { id }, query: { consent: "given" }, body, type }));
}

/** Rejects with the `Failure`. */
export const clearPhoto = (data: MembersData, id: number): Promise<void> =>
  show(data, () => data.call(removePhoto, { params: { id } }));

/** A refusal may mean that the team has no photos any more. */
async function show(data: MembersData, work: () => Promise<MemberDetail>) {
  try {
    showSaved(data, await work());
  } finally {
    void data.queries.invalidateQueries({ queryKey: queryKeys.photos });
  }
}
