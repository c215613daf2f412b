import type { TeamSettings } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { limitText, targetText } from "../../../copy/team/settings.ts";
import { type SettingField, settingPanels, valuesOf } from "./settingValues.ts";
import { isInForce, useSettingWords } from "./useSettingWords.ts";

export type SettingFactsProps = { settings: TeamSettings; today: string };

/** コーチには、決まっていることを見せるだけ（D-5）。 */
export function LimitFacts({ settings, today }: SettingFactsProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(limitText.title)} caption={formatMessage(limitText.caption)}>
      <Facts names={settingPanels.limits} settings={settings} today={today} />
    </Panel>
  );
}

/** 目標と範囲も、見せるだけ。 */
export function TargetFacts({ settings, today }: SettingFactsProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(targetText.title)}>
      <Facts names={settingPanels.targets} settings={settings} today={today} />
    </Panel>
  );
}

/** Some of the settings, with their values. */
export function Facts({ names, settings, today }: SettingFactsProps & { names: readonly SettingField[] }) {
  const { labelOf, wordsOf } = useSettingWords(today);
  const values = valuesOf(settings);

  return (
    <FactList>
      {names
        .filter((name) => isInForce(name, values))
        .map((name) => (
          <Fact key={name} term={labelOf(name)}>
            {wordsOf(name, values)}
          </Fact>
        ))}
    </FactList>
  );
}
