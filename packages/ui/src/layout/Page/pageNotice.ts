import { createContext, type ReactNode } from "react";

type PageNotice = {
  /** Above the page's own contents. */
  page: ReactNode;
  /** In a form that is open over the page. */
  form: ReactNode;
};

/** What has to be said on whatever screen is shown, without the screen's knowing. */
export const PageNoticeContext = createContext<PageNotice>({ page: null, form: null });
