import { useContext } from "react";
import { PageNoticeContext } from "./pageNotice.ts";

/** 画面の上に開いた入力の窓の、はじめの知らせ。 */
export function FormNotice() {
  return useContext(PageNoticeContext).form;
}
