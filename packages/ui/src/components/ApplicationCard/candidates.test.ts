import type { Member } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { applicant, roster } from "./application.fixtures.ts";
import { filledByMerge, isLikely, mergeCandidates } from "./candidates.ts";

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);

describe("BE-6 申し込みの統合先", () => {
  test("同じ名前かよみがなの人が先、次に同じ学年。申請中と退団の人は出ない", () => {
    expect(idsOf(mergeCandidates(roster, applicant, ""))).toEqual([12, 14, 11, 13]);
  });

  test("漢字でもかなでも探せる", () => {
    expect(idsOf(mergeCandidates(roster, applicant, "ヒロセ"))).toEqual([11]);
    expect(idsOf(mergeCandidates(roster, applicant, "内田"))).toEqual([13]);
  });

  test("よみがなのない人どうしは、似ているとは言わない", () => {
    const nameless = { last_name: "森", first_name: "光", last_name_kana: "", first_name_kana: "" };
    expect(isLikely({ ...nameless, first_name: "葉" }, nameless)).toBe(false);
  });

  test("空いている項目だけが埋まる", () => {
    const [, temporary] = roster;
    expect(temporary && filledByMerge(temporary, applicant)).toEqual([
      "last_name_kana",
      "first_name_kana",
      "guardian_email",
    ]);
    expect(filledByMerge({ ...applicant, id: 1 }, applicant)).toEqual([]);
  });
});
