import { fileSize } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noticeValueText } from "../../copy/notices/notice.ts";
import { noticeViewText, noticeViewValueText } from "../../copy/notices/noticeView.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Remark } from "../../layout/Text/Remark.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { clipIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { PlainText } from "../PlainText/PlainText.tsx";
import { Tag } from "../Tag/Tag.tsx";

export type NoticeViewProps = {
  title: string;
  body: string;
  urgent?: boolean;
  /** だれが、いつ（大野 監督　11/19 18:30）。 */
  byline?: string;
  /** 返事の締め切り（11月20日（金）22:00）。 */
  until?: string | null;
  files?: readonly NoticeViewFile[];
  /** 訂正の知らせ。件名の下に置く。 */
  change?: ReactNode;
  /** 返事など、本文の下に続くもの。 */
  children?: ReactNode;
};
/** `url` は、まだ送り終えていなければ null。 */
type NoticeViewFile = { key: string | number; name: string; bytes: number; url: string | null };

/** 家族が読むお知らせ。書いたとおりの文で、リンクになるのは https と tel だけ。 */
export function NoticeView(props: NoticeViewProps) {
  const { title, body, urgent = false, byline, until, files = [], change, children } = props;
  const { formatMessage } = useIntl();
  const fileWords = ({ name, bytes }: NoticeViewFile) =>
    formatMessage(noticeValueText.file, { name, size: fileSize(bytes) });

  return (
    <Frame>
      {(urgent || until) && (
        <Cluster end={until && <Until>{formatMessage(noticeViewValueText.until, { time: until })}</Until>}>
          {urgent && <Tag tone="d">{formatMessage(noticeViewText.urgent)}</Tag>}
        </Cluster>
      )}
      <Title>{title}</Title>
      {byline && <Remark>{byline}</Remark>}
      {change}
      <PlainText text={body} />
      {files.length > 0 && (
        <Files aria-label={formatMessage(noticeViewText.files)}>
          {files.map((file) => (
            <File key={file.key}>
              <Icon path={clipIcon} size="s" />
              {file.url === null ? (
                fileWords(file)
              ) : (
                <Link href={file.url} target="_blank" rel="noreferrer" native>
                  {fileWords(file)}
                </Link>
              )}
            </File>
          ))}
        </Files>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Title = styled.strong`
  font-size: ${token("fs-h2")};
  font-weight: ${token("fw-h2")};
  line-height: ${token("lh-h2")};
  overflow-wrap: anywhere;
`;

const Until = styled.b`
  color: ${token("warn")};
  font-size: ${token("fs-small")};
`;

const Files = styled.ul`
  display: flex;
  flex-direction: column;
`;

const File = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
  overflow-wrap: anywhere;
`;
