import type { Decorator } from "@storybook/react-vite";
import { PageNoticeContext } from "../../layout/Page/pageNotice.ts";
import { RefusedEntry } from "./RefusedEntry.tsx";
import { RefusedReason, type RefusedReasonProps } from "./RefusedReason.tsx";

/** A screen to which somebody has come to correct what was refused, as the app shows it. */
export const withRefusedEntry =
  (refused: RefusedReasonProps): Decorator =>
  (Story) => (
    <PageNoticeContext
      value={{
        page: <RefusedEntry {...refused} onRetry={nothing} onDelete={nothing} onClose={nothing} />,
        form: <RefusedReason {...refused} />,
      }}
    >
      <Story />
    </PageNoticeContext>
  );

const nothing = () => {};
