import { type ComponentPropsWithRef, Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { headlineText } from "../../copy/practice/headline.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { successIcon } from "../Icon/icons.ts";
import { HeadlineSentence } from "./HeadlineSentence.tsx";
import type { HeadlineFact } from "./headlineFact.ts";
import { paperStyle } from "./headlineStyle.ts";

export type HeadlineProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** 急ぐ順に、三つまで。なければ、急ぐことがないと言う。 */
  facts: readonly HeadlineFact[];
  /** `facts` がないときの文。 */
  calm?: string;
  /** 一人だけの画面では、その人の写真。 */
  photo?: string | null;
  /** いつの記録か。三つに入らなかったもの。 */
  caption: ReactNode;
};

/** 画面の要点。どの文からも、その人や次の行動へ進める。 */
export function Headline({ facts, calm, photo, caption, ...rest }: HeadlineProps) {
  const { formatMessage } = useIntl();
  const isCalm = facts.length === 0;
  const faces = [...new Set(facts.flatMap(({ people }) => people))].slice(0, mostFaces);

  return (
    <Paper aria-label={formatMessage(headlineText.label)} {...rest} data-calm={isCalm || undefined}>
      <Say>
        {isCalm
          ? (calm ?? formatMessage(headlineText.calm))
          : facts.map((fact, at) => (
              <Fragment key={fact.id}>
                {at > 0 && " "}
                <HeadlineSentence fact={fact} photo={photo} />
              </Fragment>
            ))}
      </Say>
      <Faces>
        {isCalm ? (
          <Icon path={successIcon} />
        ) : (
          faces.map((name) => <Avatar key={name} name={name} src={photo} size="l" />)
        )}
      </Faces>
      <Below>{caption}</Below>
    </Paper>
  );
}

const mostFaces = 4;

const Say = styled.h2`
  font-size: ${token("fs-display")};
  line-height: 1.65;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  @media ${media.compact} {
    font-size: ${token("fs-h1")};
  }
  @media ${media.mobile} {
    font-size: ${token("fs-h1-header")};
    line-height: 1.45;

    > * + * {
      border-block-start: ${token("hairline")} solid ${token("line")};
    }
  }
`;

/** The names stand in the sentences; on narrow screens each row has its own mark. */
const Faces = styled.div`
  display: flex;
  gap: ${token("sp-2")};

  @media ${media.compact} {
    display: none;
  }
`;

const Below = styled(Caption)`
  grid-column: 1 / -1;
`;

const Paper = styled.section`
  ${paperStyle}
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token("sp-1")} ${token("sp-6")};

  &[data-calm] {
    border-color: ${token("line-2")};
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
  }
  &[data-calm] ${Below} {
    color: ${token("ink-2")};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token("sp-0")};

    &:not([data-calm]) {
      padding-block: ${token("sp-1")} ${token("sp-2")};
    }
    &:not([data-calm]) ${Below} {
      padding-block-start: ${token("sp-2")};
      border-block-start: ${token("hairline")} solid ${token("line")};
    }
  }
`;
