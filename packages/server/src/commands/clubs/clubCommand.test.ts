import { expect, test } from "vitest";
import { clubUsage, readClubCommand } from "./clubCommand.ts";

const created = {
  name: "create",
  json: false,
  managerEmail: "kantoku@club.example",
  club: { name: "港北リトル", sport_type: "softball", ball: "soft", prefecture: 13, nextshot_available: false },
};
const create = ["create", "--name", " 港北リトル ", "--sport", "softball", "--manager-email", "kantoku@club.example"];

test.each([
  { args: create, command: created },
  {
    args: [...create, "--analyzer", "--ball", "hard", "--prefecture", "14", "--json"],
    command: {
      ...created,
      json: true,
      club: { ...created.club, ball: "hard", prefecture: 14, nextshot_available: true },
    },
  },
  { args: ["list", "--json"], command: { name: "list", json: true } },
  { args: ["rename", "3", "--name", "港北"], command: { name: "rename", id: 3, clubName: "港北", json: false } },
  {
    args: ["invite", "3", "--manager-email", "kantoku@club.example"],
    command: { name: "invite", id: 3, managerEmail: "kantoku@club.example", json: false },
  },
  { args: ["analyzer", "3", "off"], command: { name: "analyzer", id: 3, on: false, json: false } },
  { args: ["close", "3"], command: { name: "close", id: 3, json: false } },
  { args: ["reopen", "3"], command: { name: "reopen", id: 3, json: false } },
  { args: ["export", "3", "/backup/3.json"], command: { name: "export", id: 3, path: "/backup/3.json", json: false } },
  { args: ["erase", "3", "--name", "港北"], command: { name: "erase", id: 3, clubName: "港北", json: false } },
  { args: ["erased", "--json"], command: { name: "erased", json: true } },
  { args: [], command: { name: "help", json: false } },
  { args: ["create", "--help"], command: { name: "help", json: false } },
])("OP-1 $args", ({ args, command }) => {
  expect(readClubCommand(args)).toEqual(command);
});

test.each([
  { name: "知らない命令", args: ["delete", "1"], message: 'There is no command "delete".' },
  { name: "知らない印", args: ["list", "--all"], message: "--all" },
  { name: "その命令にない印", args: ["close", "1", "--name", "港北"], message: '"club close" takes no --name.' },
  { name: "余分な言葉", args: ["close", "1", "2"], message: '"2" is one word too many.' },
  { name: "番号でないクラブ", args: ["close", "港北"], message: "The club is named by its number" },
  { name: "オンでもオフでもない", args: ["analyzer", "1", "yes"], message: 'Expected on or off, not "yes".' },
  { name: "だれも招かない", args: ["invite", "1"], message: "--manager-email is the manager's e-mail address" },
  { name: "名前のない新しいクラブ", args: create.toSpliced(1, 2), message: "--name is the club's name" },
  { name: "名前を言わない消去", args: ["erase", "1"], message: "--name is the club's name" },
  { name: "行き先のない書き出し", args: ["export", "1"], message: "After the club's number comes the file" },
  { name: "長すぎる名前", args: ["rename", "1", "--name", "あ".repeat(51)], message: "1 to 50 characters" },
  { name: "知らない競技", args: create.with(4, "cricket"), message: 'baseball or softball, not "cricket"' },
  { name: "メールでない", args: create.with(6, "kantoku"), message: "--manager-email is the manager's e-mail" },
  { name: "48番目の県", args: [...create, "--prefecture", "48"], message: "--prefecture is a number from 1" },
])("OP-1 $name は断る", ({ args, message }) => {
  expect(() => readClubCommand(args)).toThrow(message);
});

test("OP-1 使い方は、どの命令も挙げる", () => {
  for (const name of ["create", "list", "rename", "analyzer", "close", "reopen", "export", "erase", "erased"])
    expect(clubUsage).toContain(name);
});
