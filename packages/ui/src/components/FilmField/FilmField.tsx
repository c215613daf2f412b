import { videoLimits } from "@kyuseki/domain";
import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { filmProblemText, filmText, filmValueText } from "../../copy/film.ts";
import { media, token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { FieldHelp } from "../Field/FieldHelp.tsx";
import { FieldProblem } from "../Field/FieldProblem.tsx";
import { FileButton } from "../FileDrop/FileButton.tsx";
import { type RefusalCause, sortFiles } from "../FileDrop/sortFiles.ts";
import { useFileDrop } from "../FileDrop/useFileDrop.ts";
import { FilmUpload } from "./FilmUpload.tsx";
import type { FilmUploadState, LeavingFilm } from "./filmUpload.ts";
import { LeaveFilm } from "./LeaveFilm.tsx";
import { RemoveFilm } from "./RemoveFilm.tsx";

export type FilmFieldProps = {
  /** いまの動画。null はない。コーチのつけたもの（`own`）だけ消せる。 */
  film: { own: boolean } | null;
  upload: FilmUploadState;
  /** 形式と大きさの決まりに合ったファイルだけが届く。 */
  onChoose: (file: File) => void;
  /** 断られたときは `Failure` で reject する。 */
  onRemove: () => Promise<unknown>;
  /** 送っている途中でほかの画面へ移ろうとした。 */
  leaving?: LeavingFilm | null | undefined;
};

/** 一球に動画をつける、替える、消す。選ぶか、ここに置く。 */
export function FilmField({ film, upload, onChoose, onRemove, leaving }: FilmFieldProps) {
  const { formatMessage } = useIntl();
  const problemId = useId();
  const rulesId = useId();
  const [problem, setProblem] = useState<RefusalCause>();
  const [replacing, setReplacing] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { state } = upload;
  const isIdle = state === "idle";
  const before = useRef(state);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // The button that was pressed has made way for others.
    if (document.activeElement === document.body) field.current?.focus();
  }, [state]);

  const handleFiles = (files: readonly File[]) => {
    if (!isIdle) return;
    const {
      accepted: [file],
      refused: [refusal],
    } = sortFiles(files, rules);
    setProblem(refusal?.cause ?? (file ? undefined : "type"));
    if (!file || refusal) return;
    if (film) setReplacing(file);
    else onChoose(file);
  };
  const { isOver, dropProps } = useFileDrop(handleFiles);

  return (
    <Field
      ref={field}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage(filmText.field)}
      data-empty={film ? undefined : ""}
      data-over={(isOver && isIdle) || undefined}
      {...dropProps}
    >
      {isIdle && upload.brokenOff !== undefined && (
        <Banner tone="i">{formatMessage(filmValueText.brokenOff, { name: upload.brokenOff })}</Banner>
      )}
      {isIdle ? (
        <Actions>
          <FileButton
            icon="upload"
            variant={film ? "secondary" : "primary"}
            accept={rules.accept}
            aria-describedby={`${problemId} ${rulesId}`}
            onChoose={handleFiles}
          >
            {formatMessage(film ? filmText.replace : filmText.add)}
          </FileButton>
          {film?.own && (
            <Button variant="ghost" icon="trash" onClick={() => setRemoving(true)}>
              {formatMessage(filmText.remove)}
            </Button>
          )}
          <Rules id={rulesId}>{formatMessage(isOver ? filmText.release : filmText.rules)}</Rules>
        </Actions>
      ) : (
        <FilmUpload upload={upload} />
      )}
      <FieldProblem id={problemId}>
        {problem && isIdle ? formatMessage(filmProblemText[problem]) : undefined}
      </FieldProblem>
      {replacing && (
        <ConfirmDialog
          title={formatMessage(filmText.replaceTitle)}
          confirm={{ label: formatMessage(filmText.replaceNow), icon: "upload" }}
          onConfirm={() => {
            setReplacing(undefined);
            onChoose(replacing);
          }}
          onClose={() => setReplacing(undefined)}
        >
          {formatMessage(filmText.replaceBody)}
        </ConfirmDialog>
      )}
      {leaving && <LeaveFilm {...leaving} />}
      {isRemoving && <RemoveFilm onRemove={onRemove} onClose={() => setRemoving(false)} />}
    </Field>
  );
}

/** By name too: not every device knows what a .mov is. */
const rules = {
  accept: ["video/mp4", "video/webm", "video/quicktime", ".mp4", ".webm", ".mov"],
  maxBytes: videoLimits.maxBytes,
  maxCount: 1,
};

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
`;

const Rules = styled(FieldHelp)`
  padding: 0;
`;

const Field = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;
  border-radius: ${token("r-m")};

  &[data-empty] {
    padding: ${token("sp-4")};
    border: ${token("rule")} dashed ${token("line-strong")};
    background: ${token("surface-2")};
  }
  &[data-over] {
    outline: ${token("rule")} solid ${token("primary")};
    outline-offset: ${token("rule")};
    background: ${token("primary-soft")};
  }
  @media ${media.forcedColors} {
    &[data-over] {
      outline-color: Highlight;
    }
  }
`;
