import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { bellIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import type { ReminderMail } from "../openItemsProps.ts";
import { familiesOf, idsOf, type OpenRow } from "./openRows.ts";

type OncePanelProps = {
  rows: readonly OpenRow[];
  chosen: readonly OpenRow[];
  mail: boolean;
  preview: ReminderMail | null;
  busy: boolean;
  onRemind: (memberIds: readonly number[]) => void;
};

/** 選んだ家族に、まだのことを1通にまとめて知らせる。 */
export function OncePanel({ rows, chosen, mail, preview, busy, onRemind }: OncePanelProps) {
  const { formatMessage } = useIntl();
  const families = familiesOf(chosen);
  const figures = [
    ["send", families],
    ["already", familiesOf(rows.filter(({ player }) => player.reach === "mail" && player.reminded_today))],
    ["cannot", familiesOf(rows.filter(({ player }) => player.reach !== "mail"))],
  ] as const;
  const shown = rows.find(({ player }) => player.member_id === preview?.member_id);

  return (
    <Panel title={formatMessage(openItemsText.onceTitle)}>
      <Stack>
        <Figures>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>
                <Caption>{formatMessage(openItemsText[name])}</Caption>
              </dt>
              <Figure>{value}</Figure>
            </div>
          ))}
        </Figures>
        <Banner tone={mail ? "i" : "w"}>{formatMessage(mail ? openItemsText.once : openItemsText.mailOff)}</Banner>
        {preview && shown && families > 0 && (
          <Mail>
            <Caption>{formatMessage(openItemsValueText.mailOf, { name: shown.member.last_name })}</Caption>
            {preview.mail.status === "loading" && <Note>{formatMessage(openItemsText.previewLoading)}</Note>}
            {preview.mail.status === "failed" && <Note>{formatMessage(openItemsText.previewFailed)}</Note>}
            {preview.mail.status === "ready" && (
              <>
                <b>{preview.mail.value.subject}</b>
                <Text>{preview.mail.value.text}</Text>
              </>
            )}
          </Mail>
        )}
        {families > 0 && mail ? (
          <Button variant="primary" icon={bellIcon} wide busy={busy} onClick={() => onRemind(idsOf(chosen))}>
            {formatMessage(openItemsValueText.remindFamilies, { families })}
          </Button>
        ) : (
          mail && <Note>{formatMessage(openItemsText.nobodyChosen)}</Note>
        )}
      </Stack>
    </Panel>
  );
}

const Figures = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${token("sp-3")};
`;

const Figure = styled.dd`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-m")};
`;

const Mail = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
`;

const Text = styled.p`
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body")};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
