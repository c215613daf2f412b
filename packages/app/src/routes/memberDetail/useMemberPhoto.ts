import { useQuery } from "@tanstack/react-query";
import { clearPhoto, savePhoto } from "../../data/members/photos.ts";
import { teamPhotosQuery } from "../../data/members/teamPhotos.ts";
import { useServices } from "../../services/services.ts";

/** What changes the photo of one player; null in a team without photos. */
export function useMemberPhoto(id: number) {
  const services = useServices();
  const { data } = useQuery(teamPhotosQuery(services.call));
  if (!data?.on) return null;
  return {
    src: data.src,
    onSave: (photo: Blob) => savePhoto(services, id, photo),
    onRemove: () => clearPhoto(services, id),
  };
}
