import type { NoteQueueView } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { noteTemplatesQuery } from "../../data/noteTemplates.ts";
import { useServices } from "../../services/services.ts";

/** Players and templates to narrow the queue to. They are asked for when the coach wants to choose, or has chosen. */
export function useNoteChoices({ member, template }: NoteQueueView) {
  const { call } = useServices();
  const [isWanted, setWanted] = useState(false);
  const enabled = isWanted || member !== null || template !== null;
  const members = useQuery({ ...membersQuery(call), enabled });
  const templates = useQuery({ ...noteTemplatesQuery(call), enabled });
  const data =
    members.data && templates.data ? { members: members.data, templates: templates.data.templates } : undefined;

  return {
    choices: toLoadable({ data, error: members.error ?? templates.error }),
    want: () => setWanted(true),
    retry: () => {
      for (const query of [members, templates]) if (query.isError) void query.refetch();
    },
  };
}
