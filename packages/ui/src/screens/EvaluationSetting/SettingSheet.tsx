import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { RefusalBanner } from "../../components/Banner/RefusalBanner.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { settingText } from "../../copy/settings.ts";
import { token } from "../../tokens/theme.ts";
import { SaveBar } from "./SaveBar.tsx";
import type { Sheet } from "./useEdits.ts";

type SettingSheetProps = {
  title: string;
  caption?: string | undefined;
  sheet: Sheet;
  children: ReactNode;
};

/** ひとまとまりの設定。区画ごとに保存する。 */
export function SettingSheet({ title, caption, sheet, children }: SettingSheetProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { form, turn, refusal, ...bar } = sheet;

  return (
    <Panel title={title} caption={caption} flush>
      <Body>
        <form {...form} id={formId} key={turn}>
          {children}
        </form>
        <RefusalBanner refusal={refusal} own={{ conflict: formatMessage(settingText.notSavedYet) }} />
      </Body>
      <SaveBar form={formId} unsaved={bar.unsaved} busy={bar.busy} isSaved={bar.isSaved} onReset={bar.reset} />
    </Panel>
  );
}

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;
