import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import type { Sheet } from "../../../state/useVersionedForm.ts";
import { token } from "../../../tokens/theme.ts";
import { SheetFailure } from "./SheetFailure.tsx";

type SettingSheetProps = {
  title: string;
  caption?: string | undefined;
  sheet: Sheet;
  children: ReactNode;
};

/** ひとまとまりの設定。区画ごとに保存する。 */
export function SettingSheet({ title, caption, sheet, children }: SettingSheetProps) {
  const formId = useId();
  const { form, turn, unsaved, busy, isSaved, reset } = sheet;

  return (
    <Panel title={title} caption={caption} flush>
      <Body>
        <form {...form} id={formId} key={turn}>
          {children}
        </form>
        <SheetFailure sheet={sheet} />
      </Body>
      <SaveBar form={formId} unsaved={unsaved} busy={busy} isSaved={isSaved} onReset={reset} />
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
