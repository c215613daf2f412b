import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../components/Link/Link.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { printMeasureText } from "../../copy/printMeasure.ts";
import { tableText } from "../../copy/table.ts";
import { token } from "../../tokens/theme.ts";

type PrintRoomProps = {
  /** 戻る先の測定会。紙があるとき。 */
  day?: number | undefined;
  children: ReactNode;
};

/** 紙を見るあいだの、枠のない一面。 */
export function PrintRoom({ day, children }: PrintRoomProps) {
  const { formatMessage } = useIntl();
  return (
    <Room>
      {day === undefined && (
        // With papers the heading is theirs.
        <VisuallyHidden>
          <h1>{formatMessage(printMeasureText.title)}</h1>
        </VisuallyHidden>
      )}
      <nav>
        <Link href={`/evaluation-result/measuring-day${day === undefined ? "" : `?day=${day}`}`}>
          {formatMessage(printMeasureText.back)}
        </Link>
      </nav>
      {children}
    </Room>
  );
}

/** 紙が届くまで。 */
export function PrintRoomSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <PrintRoom>
      <SkeletonRows role="status" aria-busy="true">
        <VisuallyHidden>{formatMessage(tableText.loading)}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonRows>
    </PrintRoom>
  );
}

const Room = styled.main`
  position: relative;
  min-height: 100dvh;
  background: ${token("surface-3")};

  & > nav {
    padding: ${token("sp-3")} ${token("sp-4")} 0;
  }
  & > nav > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token("touch")};
  }
  @media print {
    background: none;

    & > nav {
      display: none;
    }
  }
`;

const SkeletonRows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-4")};
  max-width: ${token("paper")};
  margin-inline: auto;
  padding: ${token("sp-5")};

  & > :last-child {
    height: ${token("chart-l")};
  }
`;
