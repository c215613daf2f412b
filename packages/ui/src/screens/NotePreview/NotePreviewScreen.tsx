import type { NoteTemplates } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { notePreviewText } from "../../copy/notes/notePreview.ts";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { PhoneFrame } from "./parts/PhoneFrame.tsx";
import { PreviewOptions, type PreviewOptionsProps } from "./parts/PreviewOptions.tsx";
import { SampleForm } from "./parts/SampleForm.tsx";

export type NotePreviewScreenProps = Pick<PreviewOptionsProps, "view" | "onViewChange"> & {
  templates: Loadable<NoteTemplates>;
  /** 今日（日本時間）。 */
  today: string;
  onRetry: () => void;
};

/** 選手の画面での見えかた（NO-2）。スマートフォンでは、見本が画面そのものになる。 */
export function NotePreviewScreen({ templates, view, today, onViewChange, onRetry }: NotePreviewScreenProps) {
  const { formatMessage } = useIntl();
  const isPhone = useMedia(media.mobile);
  const title = formatMessage(notePreviewText.settings);
  if (templates.status !== "ready") {
    return (
      <Page>
        <PanelFallback title={title} loadable={templates} rows={6} onRetry={onRetry} />
      </Page>
    );
  }
  const all = templates.value.templates;
  const template = all.find(({ template_id }) => template_id === view.template) ?? all[0];
  if (!template) {
    return (
      <Page>
        <Panel title={title} flush>
          <EmptyState
            title={formatMessage(notePreviewText.none)}
            action={<ButtonLink href="/note/note-setting">{formatMessage(notePreviewText.make)}</ButtonLink>}
          />
        </Panel>
      </Page>
    );
  }
  const form = (
    <PhoneFrame device={view.device} theme={isPhone ? null : view.theme} label={formatMessage(notePreviewText.form)}>
      <SampleForm
        key={`${template.template_id} ${template.version} ${view.state}`}
        template={template}
        state={view.state}
        today={today}
        onSend={() => onViewChange({ state: "sent" })}
      />
    </PhoneFrame>
  );

  return (
    <Page>
      {isPhone ? (
        <>
          <Banner tone="i">{formatMessage(notePreviewText.sample)}</Banner>
          {form}
        </>
      ) : (
        <Columns split="4+8">
          <Column>
            <PreviewOptions templates={all} template={template} view={view} onViewChange={onViewChange} />
            <Banner tone="i">{formatMessage(notePreviewText.notSent)}</Banner>
          </Column>
          {form}
        </Columns>
      )}
    </Page>
  );
}
