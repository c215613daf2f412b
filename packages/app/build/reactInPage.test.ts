import { expect, test } from "vitest";
import { withoutTags } from "./reactInPage.ts";

test("script・style の札とコメントの始まりになる文字は、同じ意味の別の書き方にする", () => {
  const code = 'a.innerHTML="<script><\\/script>";b="<style>"+"</STYLE>"+"<!--";c=1<d&&e</f/.x';
  expect(withoutTags(code)).toBe(
    'a.innerHTML="\\x3cscript><\\/script>";b="\\x3cstyle>"+"\\x3c/STYLE>"+"\\x3c!--";c=1<d&&e</f/.x',
  );
});
