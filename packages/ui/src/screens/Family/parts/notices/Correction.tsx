import type { NoticeVersion } from "@kyuseki/domain";
import { type ComponentType, lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { NoticeChangeProps } from "../../../../components/NoticeView/NoticeChange.tsx";
import { Skeleton } from "../../../../components/Skeleton/Skeleton.tsx";
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
      <Suspense fallback={<Skeleton />}>
        <NoticeChange before={before} after={after} />
      </Suspense>
    </Frame>
  );
}

/** Both texts are on the page, too: without it nothing is lost. */
const NoticeChange = lazy<ComponentType<NoticeChangeProps>>(() =>
  import("../../../../components/NoticeView/NoticeChange.tsx").then(
    ({ NoticeChange: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

const Frame = styled.div`
  padding: ${token("sp-2")} ${token("sp-3")};
  border-inline-start: ${token("edge")} solid ${token("info")};
  border-radius: ${token("r-s")};
  background: ${token("info-soft")};
`;

const When = styled.b`
  display: block;
  color: ${token("info")};
  font-size: ${token("fs-small")};
`;
