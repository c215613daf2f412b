import type { BallPage, MeasuredBall, PitchReading } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { dayOf, longDate, timeOf } from "../../format/date.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { token } from "../../tokens/theme.ts";
import { BallActions } from "../BallActions/BallActions.tsx";
import { BallCorrections } from "../BallActions/BallCorrections.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { ReportVideoProps } from "./ballVideo.ts";
import { linkToBall } from "./openBall.ts";
import { videoWords } from "./videoWords.ts";

export type BallHeadProps = Pick<ReportVideoProps, "onOpen" | "changes"> & {
  page: BallPage;
  /** 日付の隣。何の球か。 */
  kind: ReactNode;
  reading?: PitchReading;
  /** くらべる相手の選択。 */
  children?: ReactNode;
};

/** どの一球か。前後の球と、直す・消すもここにある。 */
export function BallHead({ page, kind, reading, onOpen, changes, children }: BallHeadProps) {
  const { formatMessage } = useIntl();
  const { ball, day, is_best } = page;
  const words = videoWords[ball.mode];
  const index = day.findIndex((one) => one.ball.id === ball.id);

  return (
    <Head>
      <div>
        <Title>
          {longDate(dayOf(ball.datetime))} {kind} {is_best && <Tag tone="best">{formatMessage(words.best)}</Tag>}
        </Title>
        <Place>
          {formatMessage(ballVideoValueText.place, {
            time: timeOf(ball.datetime),
            count: day.length,
            number: index + 1,
          })}
        </Place>
        <BallCorrections ball={ball} reading={reading} />
      </div>
      <Cluster>
        {children}
        <Turn to={day[index - 1]?.ball.id ?? page.previous} {...{ ball, onOpen }}>
          {formatMessage(words.previous)}
        </Turn>
        <Turn to={day[index + 1]?.ball.id ?? page.next} {...{ ball, onOpen }}>
          {formatMessage(words.next)}
        </Turn>
        <BallActions ball={ball} reading={reading} changes={changes} />
      </Cluster>
    </Head>
  );
}

type TurnProps = { ball: MeasuredBall; to: number | null; onOpen: (id: number) => void; children: string };

/** At the end of the list the button stays, so that the other one does not move under the pointer. */
function Turn({ ball, to, onOpen, children }: TurnProps) {
  if (to === null) return <Button disabled>{children}</Button>;
  return <ButtonLink {...linkToBall({ ...ball, id: to }, onOpen)}>{children}</ButtonLink>;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};

  & > :first-child {
    flex: 1 1 ${token("cell-l")};
    min-width: 0;
  }
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  font-size: ${token("fs-h2")};
  line-height: ${token("lh-h2")};
`;

const Place = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
