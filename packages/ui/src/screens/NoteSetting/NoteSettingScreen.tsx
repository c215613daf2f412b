import type { NoteTemplates } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { LeaveDialog, type Leaving } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { noteSettingText } from "../../copy/notes/noteSetting.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { TemplateForm, type TemplateFormProps } from "./parts/TemplateForm.tsx";
import { newTemplate, storedTemplate } from "./parts/templateValues.ts";

export type { TemplateValues } from "./parts/templateValues.ts";

export type NoteSettingScreenProps = Omit<TemplateFormProps, "stored" | "all" | "template"> & {
  templates: Loadable<NoteTemplates>;
  /** 選んだテンプレート。"new" は新しいもの、null と、もうない番号は、はじめのもの。 */
  chosen: number | "new" | null;
  /** 保存していない変更を残して移るとき。 */
  leaving: Leaving | null;
  onRetry: () => void;
};

/** 成長ノートのテンプレート：質問、届ける日、見られる人（NO-2・NO-3）。 */
export function NoteSettingScreen({ templates, chosen, leaving, onRetry, ...form }: NoteSettingScreenProps) {
  const { formatMessage } = useIntl();
  if (templates.status !== "ready") {
    return (
      <Page>
        <PanelFallback
          title={formatMessage(noteSettingText.template)}
          loadable={templates}
          rows={8}
          onRetry={onRetry}
        />
      </Page>
    );
  }
  const all = templates.value;
  const template =
    chosen === "new" ? null : (all.templates.find((each) => each.template_id === chosen) ?? all.templates[0] ?? null);

  return (
    <Page>
      <TemplateForm
        {...form}
        key={template?.template_id ?? "new"}
        all={all}
        template={template}
        stored={template ? storedTemplate(template) : newTemplate}
      />
      {leaving && <LeaveDialog {...leaving}>{formatMessage(noteSettingText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}
