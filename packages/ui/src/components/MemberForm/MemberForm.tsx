import type { MemberDetail, MemberDraft, SportType } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { overlayText } from "../../copy/frame/overlay.ts";
import { memberFormText } from "../../copy/members/memberForm.ts";
import { changedNames } from "../../state/mergeValues.ts";
import { useForm } from "../../state/useForm.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Drawer } from "../Drawer/Drawer.tsx";
import { ClashChoice } from "../StaleChoice/ClashChoice.tsx";
import { MemberFields } from "./parts/MemberFields.tsx";
import { type MemberValues, type MemberWriting, memberFields } from "./parts/memberValues.ts";
import { type Origin, useMemberSaving } from "./parts/useMemberSaving.ts";
import { useMemberWords } from "./parts/useMemberWords.ts";

export type MemberFormProps = {
  sportType: SportType;
  /** はじめの内容か、前に入力していたものの続き。 */
  start: MemberWriting;
  /** 書きかけ。はじめの内容に戻ったら null。 */
  onWrite: (writing: MemberWriting | null) => void;
  /** 断られたときは `Failure` で reject する。新しいメンバーでは `version` が null。 */
  onSend: (draft: MemberDraft, version: number | null) => Promise<unknown>;
  /** いま保存されている内容。先に保存した人がいたときに読む。 */
  onReadCurrent: () => Promise<MemberDetail>;
  /** 書きかけを守るのは親。確かめるときは `leaving` を渡す。 */
  onClose: () => void;
  leaving?: { onStay: () => void; onLeave: () => void } | undefined;
};

/** メンバー一人の追加と編集。置かれている間だけ開いている。 */
export function MemberForm({ sportType, start, onWrite, onSend, onReadCurrent, onClose, leaving }: MemberFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [origin, setOrigin] = useState<Origin>(start);
  const [isResumed, setResumed] = useState(() => changedNames(start.base, start.values).length > 0);
  const [unread, setUnread] = useState({ height: false, weight: false });
  const wordsOf = useMemberWords();

  const { clash, save } = useMemberSaving({
    sportType,
    onSend,
    onReadCurrent,
    onMerge: (merged, next) => {
      setOrigin(next);
      write(merged, next);
    },
  });
  const form = useForm({
    fields: memberFields(unread),
    empty: start.values,
    onSend: (draft) => save(draft, origin),
  });
  const write = (values: MemberValues, { base, version }: Origin) => {
    form.change(values);
    onWrite(changedNames(base, values).length > 0 ? { values, base, version } : null);
  };
  const handleChange = (part: Partial<MemberValues>) => write({ ...form.values, ...part }, origin);
  const handleStartOver = () => {
    setResumed(false);
    write(origin.base, origin);
  };
  const isNew = start.version === null;
  const words = isNew ? adding : saving;

  return (
    <>
      <Drawer
        title={formatMessage(words.title)}
        footer={
          <>
            <Button onClick={onClose}>{formatMessage(overlayText.cancel)}</Button>
            <Button type="submit" form={formId} variant="primary" busy={form.busy}>
              {formatMessage(form.busy ? words.busy : words.send)}
            </Button>
          </>
        }
        onClose={onClose}
      >
        <Writing id={formId} {...form.form}>
          {isResumed && (
            <Banner tone="i">
              {formatMessage(memberFormText.resumed)}{" "}
              <Button size="s" onClick={handleStartOver}>
                {formatMessage(memberFormText.startOver)}
              </Button>
            </Banner>
          )}
          <MemberFields
            sportType={sportType}
            values={form.values}
            fieldError={form.fieldError}
            onChange={handleChange}
            onLeave={form.leave}
            onUnread={(name, isUnread) => setUnread((before) => ({ ...before, [name]: isUnread }))}
          />
          <FailureBanner failure={form.failure} />
        </Writing>
      </Drawer>
      <ClashChoice clash={clash} labelOf={(name) => formatMessage(memberFormText[name])} wordsOf={wordsOf} />
      {leaving && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(memberFormText.discardQuestion)}
          confirm={{ label: formatMessage(memberFormText.discard) }}
          cancelLabel={formatMessage(memberFormText.goOn)}
          onConfirm={leaving.onLeave}
          onClose={leaving.onStay}
        >
          {formatMessage(memberFormText.discardResult)}
        </ConfirmDialog>
      )}
    </>
  );
}

const adding = { title: memberFormText.addTitle, send: memberFormText.add, busy: memberFormText.adding };
const saving = { title: memberFormText.editTitle, send: memberFormText.save, busy: memberFormText.saving };

const Writing = styled.form`
  display: grid;
  gap: ${token("sp-5")};
`;
