import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { personalDataText } from "../../copy/teamManagement.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";

type ExportSectionProps = {
  /** ファイルとして端末に渡す。断られたときは `Failure` で reject する。 */
  onExportTeam: () => Promise<void>;
};

/** P3：チームのすべてを、一つのファイルで受け取る。 */
export function ExportSection({ onExportTeam }: ExportSectionProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <Section>
      <h3>{formatMessage(personalDataText.exportTitle)}</h3>
      <p>{formatMessage(personalDataText.exportHelp)}</p>
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

  & > h3 {
    font-size: ${token("fs-label")};
  }
  & > p {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-small")};
  }
`;
