import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { comingSoonText } from "../../copy/support/comingSoon.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { media, token } from "../../tokens/theme.ts";

export type ComingSoonScreenProps = {
  /** 画面の名前。 */
  title: string;
  /** ここでできるようになること。一つが一行。 */
  promise: readonly string[];
  /** いま使える行き先。 */
  next?: { href: string; label: string };
};

/** まだない画面の代わりに、そこに何ができるのかを約束する。 */
export function ComingSoonScreen({ title, promise, next }: ComingSoonScreenProps) {
  const { formatMessage } = useIntl();

  return (
    <Page>
      <Panel flush aria-label={title}>
        <div>
          <StatPanel>
            <State>{formatMessage(comingSoonText.status)}</State>
            <Name>{title}</Name>
          </StatPanel>
          <Words>
            {promise.length > 0 && (
              <>
                <h2>{formatMessage(comingSoonText.contents)}</h2>
                <Lines>
                  {promise.map((line) => (
                    <Line key={line}>{line}</Line>
                  ))}
                </Lines>
              </>
            )}
            <Later>{formatMessage(comingSoonText.later)}</Later>
            {next && <Next href={next.href}>{next.label}</Next>}
          </Words>
        </div>
      </Panel>
    </Page>
  );
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  padding: ${token("sp-5")} ${token("sp-4")} ${token("sp-6")};

  @media ${media.tablet} {
    padding-inline: ${token("sp-6")};
  }
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
`;

const Line = styled.li`
  display: flex;
  gap: ${token("sp-3")};
  line-height: ${token("lh-small")};

  /* A base for every line of the text. */
  &::before {
    content: "";
    flex: none;
    width: ${token("mark")};
    height: ${token("mark")};
    margin-block-start: 0.4em;
    border: ${token("rule")} solid ${token("primary-text")};
    transform: rotate(45deg);
  }
`;

const Later = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Next = styled(Link)`
  align-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${token("touch")};
  font-weight: ${token("fw-label")};
`;

const StatPanel = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-5")} ${token("sp-4")};
  border-radius: ${token("r-m")} ${token("r-m")} 0 0;
  background: ${token("board")};
  color: ${token("board-ink")};

  @media ${media.tablet} {
    padding-inline: ${token("sp-6")};
  }
`;

const State = styled.small`
  flex: none;
  padding: ${token("sp-1")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("board-line")};
  border-radius: ${token("r-s")};
  background: ${token("board-2")};
  color: ${token("board-lamp")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
`;

const Name = styled.strong`
  min-width: 0;
  font-size: ${token("fs-h1")};
  line-height: ${token("lh-h1")};
  overflow-wrap: anywhere;
`;
