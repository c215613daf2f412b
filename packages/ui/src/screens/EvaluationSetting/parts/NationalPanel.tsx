import type { TeamSettings } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FieldRows } from "../../../components/Field/FieldRows.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { nationalText } from "../../../copy/team/settings.ts";
import { useSending } from "../../../state/useSending.ts";
import { valuesOf } from "./settingValues.ts";
import { type SettingSheetOptions, saveOver } from "./useSettingSheet.ts";

type NationalPanelProps = Pick<SettingSheetOptions, "onSave"> & { settings: TeamSettings };

/** 全国ランキングへの参加。押したときに効く。 */
export function NationalPanel({ settings, onSave }: NationalPanelProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  const handleChange = (national: boolean) =>
    send(async () => {
      // Only this field is ours: other people's changes are merged in again.
      let over = settings;
      for (;;) {
        const { outcome, stored } = await saveOver({ ...valuesOf(over), national }, over, onSave);
        if (outcome === "saved") return;
        over = stored;
      }
    });

  return (
    <Panel title={formatMessage(nationalText.title)}>
      <FieldRows>
        <Switch
          label={formatMessage(nationalText.label)}
          help={formatMessage(nationalText.help)}
          checked={settings.national}
          busy={busy}
          onChange={({ target }) => void handleChange(target.checked)}
        />
      </FieldRows>
      <FailureBanner failure={failure} />
    </Panel>
  );
}
