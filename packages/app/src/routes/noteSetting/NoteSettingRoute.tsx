import type { NoteTemplate } from "@kyuseki/domain";
import { noteSettingDoneText, noteSettingDoneValueText } from "@kyuseki/ui";
import { NoteSettingScreen } from "@kyuseki/ui/screens/NoteSetting";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { toLoadable } from "../../data/loadable.ts";
import { noteTemplatesQuery } from "../../data/noteTemplates.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useTemplateActions } from "./useTemplateActions.ts";
import { useTemplateEdits } from "./useTemplateEdits.ts";
import { noteSettingAddress, shownTemplate } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(noteTemplatesQuery(call));

export function Component() {
  const { call } = useServices();
  const [{ template }] = useAddressState(noteSettingAddress, { replace: true });
  const { data } = useQuery(noteTemplatesQuery(call));
  const shown = shownTemplate(template, data?.templates);
  return <TemplateEditing key={shown} shown={shown} />;
}

/** One template: what was typed of it is its own. */
function TemplateEditing({ shown }: { shown: number | "new" }) {
  const services = useServices();
  const { call, bus } = services;
  const { formatMessage } = useIntl();
  const [, change] = useAddressState(noteSettingAddress, { replace: true });
  const templates = useQuery(noteTemplatesQuery(call));
  const edits = useTemplateEdits(shown);
  const { save, archive } = useTemplateActions();
  const savedId = useRef<number | null>(null);

  const handleArchive = async (template: NoteTemplate, archived: boolean) => {
    const after = await archive(template, archived);
    const words = noteSettingDoneValueText[archived ? "archived" : "reinstated"];
    bus.emit("toast", {
      tone: "success",
      text: formatMessage(words, { name: template.name }),
      ...(archived && { undo: () => void reportFailure(services, handleArchive(after, false)) }),
    });
  };

  return (
    <NoteSettingScreen
      {...edits}
      templates={toLoadable(templates)}
      chosen={shown}
      onChoose={(id) => change({ template: id ?? "new" })}
      onSave={async (values, over) => {
        const { id, ...answer } = await save(shown === "new" ? null : shown, values, over);
        savedId.current = id;
        return answer;
      }}
      onSaved={() => {
        if (shown !== "new") return;
        bus.emit("toast", { tone: "success", text: formatMessage(noteSettingDoneText.added) });
        change({ template: savedId.current });
      }}
      onArchive={async (template, archived) => {
        if (archived) await reportFailure(services, handleArchive(template, true));
        else await handleArchive(template, false);
      }}
      onRetry={() => void templates.refetch()}
    />
  );
}
