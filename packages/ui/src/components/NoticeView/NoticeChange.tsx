import { useIntl } from "react-intl";
import styled from "styled-components";
import { noticeChangeText } from "../../copy/notices/noticeChange.ts";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { changedLines } from "./textChanges.ts";

export type NoticeChangeProps = {
  before: { title: string; body: string };
  after: { title: string; body: string };
};

/** 訂正で変わった行。消した言葉は線で消し、足した言葉は太い。 */
export function NoticeChange({ before, after }: NoticeChangeProps) {
  const { formatMessage } = useIntl();
  const lines = [...changedLines(before.title, after.title), ...changedLines(before.body, after.body)];

  return (
    <Lines>
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <li key={row}>
          {line.map(({ kind, text }, place) => {
            const key = `${place} ${text}`;
            if (kind === "same") return <span key={key}>{text}</span>;
            const Changed = kind === "removed" ? Removed : Added;
            return (
              <Changed key={key}>
                <VisuallyHidden>{`${formatMessage(noticeChangeText[kind])}：`}</VisuallyHidden>
                {text}
              </Changed>
            );
          })}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  overflow-wrap: anywhere;
`;

const Removed = styled.del`
  color: ${token("ink-2")};
`;

const Added = styled.ins`
  color: ${token("ink")};
  font-weight: ${token("fw-h3")};
  text-decoration: none;
`;
