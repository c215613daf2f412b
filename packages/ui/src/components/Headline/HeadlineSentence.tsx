import styled, { css } from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevronRightIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import type { HeadlineFact } from "./headlineFact.ts";
import { headlineTones } from "./headlineTones.ts";

type HeadlineSentenceProps = { fact: HeadlineFact; photo?: string | null | undefined };

/** 要点の一文。広い画面では文の続き、スマートフォンでは一行ずつ。 */
export function HeadlineSentence({ fact, photo }: HeadlineSentenceProps) {
  const { tone, sentence, href, onPress } = fact;
  const body = (
    <>
      <Mark fact={fact} photo={photo} />
      <span>{sentence}</span>
      {(href !== undefined || onPress) && <Arrow path={chevronRightIcon} />}
    </>
  );

  if (href !== undefined) {
    return (
      <SentenceLink href={href} look="bare" data-tone={tone}>
        {body}
      </SentenceLink>
    );
  }
  if (onPress) {
    return (
      <SentenceButton type="button" data-tone={tone} aria-haspopup="dialog" onClick={onPress}>
        {body}
      </SentenceButton>
    );
  }
  return <Sentence data-tone={tone}>{body}</Sentence>;
}

/** だれのことか。何人ものことなら、その数。 */
function Mark({ fact: { tone, people, count }, photo }: HeadlineSentenceProps) {
  const [name] = people;
  return (
    <Beside aria-hidden="true">
      {count === 1 && name !== undefined ? (
        <Avatar name={name} src={photo} size="l" />
      ) : (
        <Disc data-tone={tone}>{decimal(count, 0)}</Disc>
      )}
    </Beside>
  );
}

const Beside = styled.span`
  display: none;

  @media ${media.mobile} {
    display: grid;
  }
`;

const Arrow = styled(Icon)`
  display: none;
  color: ${token("ink-3")};

  @media ${media.mobile} {
    display: block;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  min-width: ${token("avatar-l")};
  height: ${token("avatar-l")};
  padding-inline: ${token("sp-1")};
  border-radius: ${token("r-full")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-m")};

  ${Object.entries(headlineTones)
    .map(([tone, { ink, ground }]) => `&[data-tone="${tone}"] { color: ${ink}; background: ${ground}; }`)
    .join("\n")}
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

const sentenceStyle = css`
  border-radius: ${token("r-s")};

  ${Object.entries(headlineTones)
    .map(([tone, { line }]) => `&[data-tone="${tone}"] { text-decoration-color: ${line}; }`)
    .join("\n")}
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token("sp-3")};
    width: 100%;
    min-height: ${token("row-l")};
    padding: ${token("sp-2")} 0;
    border-radius: 0;
  }
`;

const Sentence = styled.span`
  ${sentenceStyle}
`;

const linkStyle = css`
  ${sentenceStyle}
  && {
    color: ${token("ink")};
    text-decoration-line: underline;
    text-decoration-thickness: ${token("rule")};
    text-underline-offset: 0.25em;
  }
  &:hover {
    background: ${token("surface-3")};
  }
  @media ${media.mobile} {
    && {
      text-decoration-line: none;
    }
  }
`;

const SentenceLink = styled(Link)`
  ${linkStyle}
`;

const SentenceButton = styled.button`
  ${linkStyle}
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;

  @media ${media.mobile} {
    padding-block: ${token("sp-2")};
  }
`;
