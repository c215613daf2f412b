import type { SportType } from "@kyuseki/domain";
import {
  decodeRoster,
  type RosterFailure,
  readRoster,
  rosterFields,
  rosterHeadings,
  rosterLimits,
} from "@kyuseki/domain/roster";
import { type ClipboardEvent, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { FileDrop } from "../../../components/FileDrop/FileDrop.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { bulkInputText } from "../../../copy/members/memberBulkAdd.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { media, token } from "../../../tokens/theme.ts";
import type { BulkDraft } from "./bulkDraft.ts";
import { ColumnGuide } from "./ColumnGuide.tsx";
import { useRosterFailure } from "./useRosterFailure.ts";

export type InputStepProps = {
  sportType: SportType;
  /** 読み込み直しても、失敗しても残るように、app が持つ。 */
  draft: BulkDraft;
  onDraftChange: (draft: BulkDraft) => void;
};

/** 貼り付けた表はすぐに読み取り、打った文字はボタンを押したときに読み取る。 */
export function InputStep({ sportType, draft, onDraftChange }: InputStepProps) {
  const { formatMessage } = useIntl();
  const sentenceOf = useRosterFailure();
  const [isBlank, setBlank] = useState(false);
  const [failure, setFailure] = useState<RosterFailure>();
  const [refusedFile, setRefusedFile] = useState<{ name: string; reason: string }>();

  /** Goes on to the check; returns why not. */
  const read = (text: string): RosterFailure | undefined => {
    const answer = readRoster(text, sportType);
    if ("failure" in answer) return answer.failure;
    onDraftChange({ step: "check", text, rows: answer.rows.map((row) => ({ ...row, allowed: false })) });
    return undefined;
  };
  const handleChange = (text: string) => {
    setBlank(false);
    setFailure(undefined);
    onDraftChange({ step: "input", text, rows: [] });
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (draft.text.trim() !== "" || !/[\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    handleChange(pasted);
    setFailure(read(pasted));
  };
  const handleCheck = () => {
    if (draft.rows.length > 0) return onDraftChange({ ...draft, step: "check" });
    setBlank(draft.text.trim() === "");
    if (draft.text.trim() !== "") setFailure(read(draft.text));
  };
  const handleFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const decoded = decodeRoster(new Uint8Array(await file.arrayBuffer()));
    const refused = "failure" in decoded ? decoded.failure : read(decoded.text);
    setRefusedFile(refused && { name: file.name, reason: sentenceOf(refused) });
  };

  return (
    <Stack gap="l">
      <Ways>
        <TextArea
          label={formatMessage(bulkInputText.paste)}
          help={formatMessage(bulkInputText.pasteHelp)}
          error={isBlank ? formatMessage(bulkInputText.blank) : undefined}
          rows={7}
          value={draft.text}
          onChange={({ target }) => handleChange(target.value)}
          onPaste={handlePaste}
          autoComplete="off"
          spellCheck={false}
        />
        <FileDrop
          label={formatMessage(bulkInputText.file)}
          hint={formatMessage(bulkInputText.fileHint)}
          accept={[".csv", ".txt", ".tsv"]}
          maxBytes={rosterLimits.bytes}
          onChoose={handleFile}
          fileErrors={refusedFile && [refusedFile]}
        />
      </Ways>
      {failure && <Banner tone="d">{sentenceOf(failure)}</Banner>}
      <Foot>
        <ExportButton columns={templateColumns} rows={[]} fileName={formatMessage(bulkInputText.templateFile)}>
          {formatMessage(bulkInputText.template)}
        </ExportButton>
        <Button variant={draft.text.trim() === "" ? "secondary" : "primary"} onClick={handleCheck}>
          {formatMessage(bulkInputText.check)}
        </Button>
      </Foot>
      <ColumnGuide sportType={sportType} />
    </Stack>
  );
}

const templateColumns = rosterFields.map((field) => ({ header: rosterHeadings[field], value: () => "" }));

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token("sp-2")} ${token("sp-3")};

  @media ${media.mobile} {
    & > * {
      width: 100%;
    }
    & > :last-child {
      order: -1;
    }
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${token("sp-4")};
  min-width: 0;

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
