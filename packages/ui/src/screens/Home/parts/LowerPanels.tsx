import { Columns } from "../../../layout/Columns/Columns.tsx";
import { HomeInformation } from "./HomeInformation.tsx";
import { HomeNotes } from "./HomeNotes.tsx";
import type { LowerPanelProps } from "./homePart.ts";
import { NewBests } from "./NewBests.tsx";
import { NextEvents } from "./NextEvents.tsx";

/** 対応が必要なことと今日の提出の下の区画。 */
export function LowerPanels(props: LowerPanelProps) {
  return (
    <>
      <Columns split="6+6">
        <NextEvents {...props} />
        <NewBests {...props} />
      </Columns>
      <Columns split="6+6">
        <HomeNotes {...props} />
        <HomeInformation {...props} />
      </Columns>
    </>
  );
}
