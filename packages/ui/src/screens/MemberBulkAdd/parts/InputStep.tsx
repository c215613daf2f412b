import type { SportType } from "@kyuseki/domain";
import { type RosterFailure, rosterFields, rosterHeadings, rosterLimits } from "@kyuseki/domain/roster";
import { type ClipboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { FileDrop } from "../../../components/FileDrop/FileDrop.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { bulkInputText } from "../../../copy/members/memberBulkAdd.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { LoadPart } from "../../../state/usePart.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { BulkDraftProps } from "./bulkDraft.ts";
import { ColumnGuide } from "./ColumnGuide.tsx";
import { fetchCheckPart } from "./parts.ts";
import { useRosterFailure } from "./useRosterFailure.ts";

export type InputStepProps = BulkDraftProps & {
  sportType: SportType;
  loadPart: LoadPart;
};

/** 貼り付けた表はすぐに読み取り、打った文字はボタンを押したときに読み取る。 */
export function InputStep({ sportType, draft, onDraftChange, loadPart }: InputStepProps) {
  const { formatMessage } = useIntl();
  const sentenceOf = useRosterFailure();
  const [isBlank, setBlank] = useState(false);
  const [failure, setFailure] = useState<RosterFailure>();
  const [refusedFile, setRefusedFile] = useState<{ name: string; reason: string }>();
  const [isReading, setReading] = useState(false);
  /** As it stands now: while a roster is being read, somebody may type on. */
  const typed = useRef(draft.text);

  /** Goes on to the check, unless somebody types meanwhile; resolves with why not. */
  const read = async (source: string | File): Promise<RosterFailure | undefined> => {
    const before = typed.current;
    setReading(true);
    const [part, content] = await Promise.all([
      loadPart(fetchCheckPart),
      typeof source === "string" ? source : source.arrayBuffer(),
    ]).finally(() => setReading(false));
    if (!part || typed.current !== before) return undefined;
    const decoded = typeof content === "string" ? { text: content } : part.decodeRoster(new Uint8Array(content));
    if ("failure" in decoded) return decoded.failure;
    const answer = part.readRoster(decoded.text, sportType);
    if ("failure" in answer) return answer.failure;
    onDraftChange({ step: "check", text: decoded.text, rows: answer.rows.map((row) => ({ ...row, allowed: false })) });
    return undefined;
  };
  const handleChange = (text: string) => {
    typed.current = text;
    setBlank(false);
    setFailure(undefined);
    onDraftChange({ step: "input", text, rows: [] });
  };
  const handlePaste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (draft.text.trim() !== "" || !/[\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    handleChange(pasted);
    setFailure(await read(pasted));
  };
  const handleCheck = async () => {
    if (draft.rows.length > 0) return onDraftChange({ ...draft, step: "check" });
    setBlank(draft.text.trim() === "");
    if (draft.text.trim() !== "") setFailure(await read(draft.text));
  };
  const handleFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const refused = await read(file);
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
        <Button variant={draft.text.trim() === "" ? "secondary" : "primary"} busy={isReading} onClick={handleCheck}>
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
