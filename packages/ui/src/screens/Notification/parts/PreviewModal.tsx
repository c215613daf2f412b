import { familyLinkExpiry, type MailBlock, noticeLeavesAt, noticeMailWords } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { NoticeView } from "../../../components/NoticeView/NoticeView.tsx";
import { PlainText } from "../../../components/PlainText/PlainText.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import { notificationText } from "../../../copy/notices/notification.ts";
import { sendingText } from "../../../copy/notices/sending.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";
import { useNoticeWords } from "./useNoticeWords.ts";

type PreviewModalProps = Pick<NoticeComposerProps, "now" | "teamName" | "author" | "values" | "files"> & {
  onClose: () => void;
};

/** 家族に届くメールと、家族のページでの見え方。 */
export function PreviewModal({ now, teamName, author, values, files, onClose }: PreviewModalProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<"mail" | "page">("mail");
  const { deadlineOf } = useNoticeWords();
  const title = values.title || formatMessage(sendingText.noTitle);
  const body = values.body || formatMessage(sendingText.noBody);
  const urgent = values.level === "urgent";
  const mail = noticeMailWords({
    ...{ teamName, author, title, body, urgent },
    firstNames: [formatMessage(sendingText.player)],
    toPlayer: false,
    choices: values.choices.filter((choice) => choice.trim() !== ""),
    deadline: values.deadline === null ? null : new Date(values.deadline),
    fileNames: files.filter(({ state }) => state.status === "stored").map(({ name }) => name),
    // Each family gets a link of its own.
    url: "",
    expiresAt: familyLinkExpiry(noticeLeavesAt(values, now).leavesAt),
  });

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
                <Fact term={formatMessage(sendingText.subject)}>{mail.subject}</Fact>
              </FactList>
              {mail.blocks.map((block, at) => {
                const id = `${at} ${"url" in block ? block.url : block.text}`;
                return <Block key={id} block={block} />;
              })}
            </Stack>
          ) : (
            <NoticeView
              {...{ title, body, urgent }}
              byline={author}
              until={deadlineOf(values)}
              files={files.map(({ key, name, bytes, state }) => ({
                key,
                name,
                bytes,
                url: state.status === "stored" ? state.file.url : null,
              }))}
            >
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

/** One paragraph of the mail; its link leads nowhere yet. */
function Block({ block }: { block: MailBlock }) {
  if ("url" in block) return <PageLink>{block.label}</PageLink>;
  return block.strong ? <Strong text={block.text} /> : <PlainText text={block.text} />;
}

const Sheet = styled.div`
  margin-block-start: ${token("sp-3")};
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const PageLink = styled.span`
  color: ${token("primary-text")};
  text-decoration: underline;
`;

const Strong = styled(PlainText)`
  font-weight: ${token("fw-label")};
`;
