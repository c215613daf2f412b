import type { NoticeVersion } from "@kyuseki/domain";
import { type ComponentType, lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { NoticeChangeProps } from "../../../../components/NoticeView/NoticeChange.tsx";
import { familyValueText } from "../../../../copy/notices/family.ts";
import { token } from "../../../../tokens/theme.ts";
import { momentText } from "../familyMoment.ts";

type CorrectionProps = { before: NoticeVersion; after: NoticeVersion };

/** 訂正の前と後の言葉。 */
export function Correction({ before, after }: CorrectionProps) {
  const { formatMessage } = useIntl();

  return (
    <Frame>
      <When>{formatMessage(familyValueText.correctedAt, { time: momentText(after.at) })}</When>
      <Suspense fallback={<ChangedLines before={before} after={after} />}>
        <NoticeChange before={before} after={after} />
      </Suspense>
    </Frame>
  );
}

/** The lines that changed, as they read now, with the room that their old words will need. */
function ChangedLines({ before, after }: NoticeChangeProps) {
  const [old, now] = [linesOf(before), linesOf(after)];
  const gone = old.filter((line) => !now.includes(line));

  return now
    .filter((line) => !old.includes(line))
    .map((line, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
      <Line key={row}>
        {line}
        <Room>{oldWords(gone[row] ?? "", line)}</Room>
      </Line>
    ));
}

const linesOf = ({ title, body }: NoticeChangeProps["after"]) =>
  [title, ...body.split("\n")].filter((line) => line !== "");

/** What stands in the old line between the words both begin and both end with. */
function oldWords(old: string, now: string): string {
  let begin = 0;
  while (begin < old.length && old[begin] === now[begin]) begin += 1;
  let end = 0;
  while (end < old.length - begin && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return old.slice(begin, old.length - end);
}

/** Without it the lines as they read now stay; both texts are on the page, too. */
const NoticeChange = lazy<ComponentType<NoticeChangeProps>>(() =>
  import("../../../../components/NoticeView/NoticeChange.tsx").then(
    ({ NoticeChange: part }) => ({ default: part }),
    () => ({ default: ChangedLines }),
  ),
);

const Frame = styled.div`
  padding: ${token("sp-2")} ${token("sp-3")};
  border-inline-start: ${token("edge")} solid ${token("info")};
  border-radius: ${token("r-s")};
  background: ${token("info-soft")};
`;

const Line = styled.p`
  overflow-wrap: anywhere;
`;

const Room = styled.span`
  visibility: hidden;
`;

const When = styled.b`
  display: block;
  color: ${token("info")};
  font-size: ${token("fs-small")};
`;
