import { expect, test } from "vitest";
import { readView, type ViewInAddress, writeView } from "../../navigation/viewParameters.ts";
import { nextshotRankingAddress } from "../nextshotRanking/viewInAddress.ts";
import { nationalRankingAddress } from "../rankingIndividualNational/viewInAddress.ts";
import { teamRankingAddress } from "../rankingTeamNational/viewInAddress.ts";
import { localRankingAddress } from "./viewInAddress.ts";

const again =
  <View>(address: ViewInAddress<View>) =>
  (search: string) =>
    writeView(address, readView(address, search));
const local = again(localRankingAddress);
const analyzer = again(nextshotRankingAddress);
const national = again(nationalRankingAddress);
const team = again(teamRankingAddress);

test.each([
  {
    name: "チーム内",
    write: local,
    search: "?kind=4&period=3&grade=h&gender=F&batting=3&ball=hard&by=growth&sort=-mean&size=25&page=2",
  },
  { name: "チーム内（はじめ）", write: local, search: "" },
  {
    name: "アナライザー",
    write: analyzer,
    search: "?kind=2&period=1&grade=j&gender=M&batting=2&ball=soft&sort=-growth&size=50&page=3",
  },
  { name: "全国", write: national, search: "?kind=2&period=1&grade=e&gender=M&batting=2&ball=soft&size=100&page=1" },
  { name: "全国（はじめ）", write: national, search: "" },
  { name: "チーム", write: team, search: "?kind=pitch_speed&period=3&ball=hard&size=50&page=3" },
  { name: "チーム（はじめ）", write: team, search: "" },
])("D-9 $name のアドレスは、読んで書いても同じ", ({ write, search }) => {
  expect(write(search)).toBe(search);
});

test.each([
  {
    name: "チーム内",
    write: local,
    search: "?kind=0&period=4&grade=e3&gender=X&batting=9&ball=tennis&by=luck&sort=salary&page=-1",
  },
  { name: "アナライザー", write: analyzer, search: "?kind=3&sort=salary&by=growth" },
  { name: "全国", write: national, search: "?kind=practice&period=&size=7" },
  { name: "チーム", write: team, search: "?kind=4&batting=tee" },
])("$name は、意味のない言葉を聞かない", ({ write, search }) => {
  expect(write(search)).toBe("");
});
