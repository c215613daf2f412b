import { useIntl } from "react-intl";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { nationalText, readingText } from "../../../copy/team/settings.ts";
import { NationalPanel } from "./NationalPanel.tsx";
import { ReadingExample, ReadingPanel } from "./ReadingPanel.tsx";
import { Facts, type SettingFactsProps } from "./SettingFacts.tsx";
import { settingPanels } from "./settingValues.ts";
import type { SettingPanelProps } from "./useSettingSheet.ts";

export type LowerPanelsProps = SettingPanelProps & { isManager: boolean };

/** 投球数の上限の下の区画。コーチには見せるだけ（D-5）。 */
export function LowerPanels({ isManager, ...props }: LowerPanelsProps) {
  if (!isManager) return <LowerFacts settings={props.settings} today={props.today} />;
  return (
    <>
      <ReadingPanel {...props} />
      <NationalPanel {...props} />
    </>
  );
}

function LowerFacts(props: SettingFactsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Panel title={formatMessage(readingText.title)}>
        <Facts names={settingPanels.reading} {...props} />
        <ReadingExample reading={props.settings.pitch_reading} />
      </Panel>
      <Panel title={formatMessage(nationalText.title)}>
        <Facts names={["national"]} {...props} />
      </Panel>
    </>
  );
}
