import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { personalDataText } from "../../../copy/team/teamManagement.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";

type ExportSectionProps = {
  /** ファイルとして端末に渡す。断られたときは `Failure` で reject する。 */
  onExportTeam: () => Promise<void>;
};

/** チームのすべてを、一つのファイルで受け取る（P3）。 */
export function ExportSection({ onExportTeam }: ExportSectionProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <Section>
      <Title>{formatMessage(personalDataText.exportTitle)}</Title>
      <Note>{formatMessage(personalDataText.exportHelp)}</Note>
      <Button icon="download" busy={busy} onClick={() => void send(onExportTeam)}>
        {formatMessage(busy ? personalDataText.exporting : personalDataText.export)}
      </Button>
      <FailureBanner failure={failure} />
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;

const Title = styled.h3`
  font-size: ${token("fs-label")};
`;
