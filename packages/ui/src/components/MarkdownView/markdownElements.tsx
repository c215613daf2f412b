import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import type { Components } from "react-markdown";
import styled from "styled-components";
import { paperText } from "../../copy/paper.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Mark } from "../MarkedText/Mark.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { isElsewhere, safeLink, safePicture } from "./address.ts";
import { SideScroll } from "./SideScroll.tsx";

/** How the parts of a written text are drawn where plain HTML is not enough or too much. */
export const markdownElements: Components = {
  a({ href = "", children, node: _, ...rest }) {
    const address = safeLink(href);
    if (address === null) return <span>{children}</span>;
    return (
      <Link {...rest} href={address} rel={isElsewhere(address) ? "noopener noreferrer" : undefined}>
        {children}
      </Link>
    );
  },
  img({ src, alt = "" }) {
    const address = typeof src === "string" ? safePicture(src) : null;
    return address === null ? <span>{alt}</span> : <img src={address} alt={alt} loading="lazy" />;
  },
  mark: ({ children }) => <Mark>{children}</Mark>,
  table: ({ node: _, ...rest }) => <ScrollingTable {...rest} />,
  input: ({ checked }) => <TaskMark done={checked === true} />,
};

function ScrollingTable(props: ComponentPropsWithRef<"table">) {
  const { formatMessage } = useIntl();
  return (
    <SideScroll label={formatMessage(paperText.table)}>
      <table {...props} />
    </SideScroll>
  );
}

function TaskMark({ done }: { done: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Box>
      {done && <Icon name="check" size="s" />}
      <VisuallyHidden>{formatMessage(done ? paperText.done : paperText.undone)}</VisuallyHidden>
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: calc(${token("icon-s")} + ${token("rule")});
  height: calc(${token("icon-s")} + ${token("rule")});
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-xs")};
  vertical-align: text-bottom;
`;
