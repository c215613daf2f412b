import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { NoticeView } from "../../../components/NoticeView/NoticeView.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import { notificationText } from "../../../copy/notices/notification.ts";
import { sendingText } from "../../../copy/notices/sending.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";
import { useNoticeWords } from "./useNoticeWords.ts";

type PreviewModalProps = Pick<NoticeComposerProps, "teamName" | "author" | "values" | "files"> & {
  onClose: () => void;
};

/** 家族に届くメールと、家族のページでの見え方。 */
export function PreviewModal({ teamName, author, values, files, onClose }: PreviewModalProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<"mail" | "page">("mail");
  const { deadlineOf } = useNoticeWords();
  const title = values.title || formatMessage(sendingText.noTitle);
  const notice = {
    title,
    body: values.body || formatMessage(sendingText.noBody),
    urgent: values.level === "urgent",
    byline: author,
    until: deadlineOf(values),
    files: files.map(({ key, name, bytes, state }) => ({
      key,
      name,
      bytes,
      url: state.status === "stored" ? state.file.url : null,
    })),
  };

  return (
    <Modal title={formatMessage(notificationText.preview)} onClose={onClose}>
      <Tabs
        label={formatMessage(sendingText.views)}
        items={[
          { id: "mail", label: formatMessage(sendingText.asMail) },
          { id: "page", label: formatMessage(sendingText.asPage) },
        ]}
        selected={view}
        onChange={setView}
      >
        <Sheet>
          {view === "mail" ? (
            <Stack gap="m">
              <FactList>
                <Fact term={formatMessage(sendingText.from)}>{teamName}</Fact>
                <Fact term={formatMessage(sendingText.subject)}>{title}</Fact>
              </FactList>
              <NoticeView {...notice} />
              <Open>{formatMessage(sendingText.open)}</Open>
              <Remark>{formatMessage(sendingText.mailFoot)}</Remark>
            </Stack>
          ) : (
            <NoticeView {...notice}>
              {values.choices.length > 0 && (
                // Shown, not sent: a press changes nothing.
                <Segment
                  label={formatMessage(sendingText.reply)}
                  wide
                  options={values.choices.map((choice) => ({ value: choice, label: choice }))}
                  value=""
                  onChange={() => {}}
                />
              )}
            </NoticeView>
          )}
        </Sheet>
      </Tabs>
    </Modal>
  );
}

const Sheet = styled.div`
  margin-block-start: ${token("sp-3")};
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Open = styled.span`
  align-self: start;
  padding: ${token("sp-2")} ${token("sp-4")};
  border-radius: ${token("r-m")};
  background: ${token("primary")};
  color: ${token("primary-ink")};
  font-weight: ${token("fw-label")};
`;
