import { noteStamps } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { keyCapText, noteKeyText } from "../../../copy/notes/noteQueue.ts";
import { noteStampText } from "../../../copy/notes/noteStamps.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";

/** 一文字のキーを使うかどうか。 */
export type NoteKeys = { isOn: boolean; onChange: (isOn: boolean) => void };

type KeyHelpProps = { keys: NoteKeys; onClose: () => void };

/** キーの一覧と、一文字のキーの入・切。 */
export function KeyHelp({ keys, onClose }: KeyHelpProps) {
  const { formatMessage } = useIntl();

  return (
    <Modal
      title={formatMessage(noteKeyText.title)}
      footer={<Button onClick={onClose}>{formatMessage(noteKeyText.close)}</Button>}
      onClose={onClose}
    >
      <Stack gap="l">
        <Switch
          label={formatMessage(noteKeyText.single)}
          help={formatMessage(noteKeyText.singleHelp)}
          checked={keys.isOn}
          onChange={({ target }) => keys.onChange(target.checked)}
        />
        <dl>
          {rows.map(({ id, caps }) => (
            <Row key={id}>
              <dt>{formatMessage(noteKeyText[id])}</dt>
              <Caps>
                {caps.map((cap) => (
                  <Cap key={cap}>{formatMessage(keyCapText[cap])}</Cap>
                ))}
              </Caps>
            </Row>
          ))}
        </dl>
        <h3>{formatMessage(noteKeyText.stamp)}</h3>
        <dl>
          {noteStamps.map((stamp, at) => (
            <Row key={stamp}>
              <dt>{formatMessage(noteStampText[stamp])}</dt>
              <Caps>
                <Cap>{at + 1}</Cap>
              </Caps>
            </Row>
          ))}
        </dl>
      </Stack>
    </Modal>
  );
}

type KeyRow = { id: keyof typeof noteKeyText; caps: readonly (keyof typeof keyCapText)[] };

const rows = [
  { id: "next", caps: ["next", "down"] },
  { id: "previous", caps: ["previous", "up"] },
  { id: "comment", caps: ["comment"] },
  { id: "send", caps: ["send"] },
  { id: "leave", caps: ["leave"] },
  { id: "undo", caps: ["undo"] },
  { id: "star", caps: ["star"] },
  { id: "help", caps: ["help"] },
] as const satisfies readonly KeyRow[];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding-block: ${token("sp-1")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Caps = styled.dd`
  display: flex;
  gap: ${token("sp-2")};
`;

const Cap = styled.kbd`
  padding: ${token("sp-1")} ${token("sp-2")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-s")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-small")};
  line-height: 1;
`;
