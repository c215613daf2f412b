import { NotePreviewScreen } from "@kyuseki/ui/screens/NotePreview";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { noteTemplatesQuery } from "../../data/noteTemplates.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { notePreviewAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(noteTemplatesQuery(call));

export function Component() {
  const { call } = useServices();
  const today = useDayInJapan();
  const [view, change] = useAddressState(notePreviewAddress, { replace: true });
  const templates = useQuery(noteTemplatesQuery(call));

  return (
    <NotePreviewScreen
      templates={toLoadable(templates)}
      view={view}
      today={today}
      onViewChange={change}
      onRetry={() => void templates.refetch()}
    />
  );
}
