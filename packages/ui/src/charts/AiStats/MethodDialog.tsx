import { useIntl } from "react-intl";
import styled from "styled-components";
import { Modal } from "../../components/Modal/Modal.tsx";
import { aiMethodPartText, aiMethods } from "../../copy/analyzer/aiMethods.ts";
import { aiStatsText } from "../../copy/analyzer/aiStats.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import type { FindingMode } from "./findingWords.ts";

export type MethodDialogProps = { mode: FindingMode; onClose: () => void };

/** 統計ごとの式と出典と、いくつから出すか。 */
export function MethodDialog({ mode, onClose }: MethodDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Modal title={formatMessage(aiStatsText.methods)} size="l" onClose={onClose}>
      <Stack as="ul" gap="l">
        {aiMethods[mode].map(({ id, name, formula, source, minimum }) => (
          <li key={id}>
            <Name>{formatMessage(name)}</Name>
            <Method>
              {(
                [
                  ["formula", formula],
                  ["source", source],
                  ["minimum", minimum],
                ] as const
              ).map(([part, words]) => (
                <Row key={part}>
                  <Label>{formatMessage(aiMethodPartText[part])}</Label>
                  <dd>{formatMessage(words)}</dd>
                </Row>
              ))}
            </Method>
          </li>
        ))}
      </Stack>
      <p>{formatMessage(aiStatsText.closing)}</p>
    </Modal>
  );
}

const Label = styled.dt`
  color: ${token("ink-3")};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr);
`;

const Method = styled.dl`
  display: grid;
  gap: ${token("sp-1")};
  font-size: ${token("fs-small")};
`;

const Name = styled.h3`
  font-size: ${token("fs-body")};
`;
