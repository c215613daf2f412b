import { getTeamPhotos, removePhoto, switchTeamPhotos, uploadPhoto } from "@kyuseki/domain";
import { expect } from "vitest";
import { drawnPng } from "../../pictures.ts";
import { auditLines, idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { at, reading } from "./pageReading.ts";

const aoi = async (visit: Visit) => ({ id: String(await idOf(visit, "木村")) });
const button = ({ page }: Visit, name: string) => page.getByRole("button", { name, exact: true });

/** Only a manager has this panel. */
const photosPanel = reading({
  name: "選手の写真の設定 /team-management",
  endpoint: getTeamPhotos,
  path: at("/team-management"),
  arrived: (visit) => photosSwitch(visit).waitFor(),
});

const switching: Surface = {
  ...sending,
  name: "選手の写真を使う設定 /team-management",
  endpoint: switchTeamPhotos,
  open: async (visit) => {
    await visit.page.goto("/team-management");
    await photosSwitch(visit).waitFor();
  },
  act: (visit) => photosSwitch(visit).click(),
  retry: (visit) => photosSwitch(visit).click(),
  arrived: ({ page }) => page.getByText("写真のある選手：0人").waitFor(),
  unchanged: async (visit) => expect(await photosSwitch(visit).isChecked()).toBe(false),
  resume: (visit) => photosSwitch(visit).click(),
  rows: (visit) => auditLines(visit, "photos_on"),
};

const photosSwitch = ({ page }: Visit) => page.getByRole("switch", { name: "選手の写真を使う" });

/** The cropped photo and the consent stay in the dialog, and the same button sends them again. */
const choosing: Surface = {
  ...sending,
  name: "選手の写真の保存 /member-list/:member_id",
  endpoint: uploadPhoto,
  params: aoi,
  open: async (visit) => {
    await withPhotos(visit);
    await visit.page.goto(`/member-list/${await idOf(visit, "木村")}`);
    await choose(visit);
  },
  act: (visit) => button(visit, "この写真にする").dblclick(),
  retry: (visit) => button(visit, "もう一度保存する").dblclick(),
  arrived: async (visit) => {
    await photoDialog(visit).waitFor({ state: "detached" });
    await button(visit, "木村 葵さんの写真を変更").waitFor();
  },
  unchanged: async (visit) => {
    await photoDialog(visit).getByRole("group", { name: "切り抜く範囲" }).waitFor();
    expect(await consent(visit).isChecked()).toBe(true);
  },
  resume: async (visit) => {
    await choose(visit);
    await choosing.act(visit);
  },
  rows: async (visit) => {
    const added = await auditLines(visit, "photo_added");
    expect(await photoCount(visit)).toBe(added);
    return added;
  },
};

/** The question stays open over the photo. */
const removing: Surface = {
  ...sending,
  name: "選手の写真を外す /member-list/:member_id",
  endpoint: removePhoto,
  params: aoi,
  open: async (visit) => {
    await withPhotos(visit);
    const id = await idOf(visit, "木村");
    const call = await visit.asCoach();
    const body = new Uint8Array(await drawnPng(visit.page));
    await call(uploadPhoto, { params: { id }, query: { consent: "given" }, body, type: "image/png" });
    await visit.page.goto(`/member-list/${id}`);
    await ask(visit);
  },
  act: (visit) => button(visit, "写真を消す").dblclick(),
  retry: (visit) => button(visit, "写真を消す").dblclick(),
  arrived: async (visit) => {
    await visit.page.getByRole("alertdialog").waitFor({ state: "detached" });
    await button(visit, "写真を選ぶ").waitFor();
    expect(await photoCount(visit)).toBe(0);
  },
  unchanged: async (visit) => {
    await visit.page.getByRole("alertdialog", { name: "木村 葵さんの写真を外しますか？" }).waitFor();
  },
  resume: async (visit) => {
    await ask(visit);
    await removing.act(visit);
  },
  rows: (visit) => auditLines(visit, "photo_removed"),
};

const photoDialog = ({ page }: Visit) => page.getByRole("dialog", { name: "木村 葵さんの写真" });
const consent = (visit: Visit) => photoDialog(visit).getByRole("checkbox", { name: "保護者の同意を得ています" });

async function choose(visit: Visit) {
  await button(visit, "木村 葵さんの写真を付ける").click();
  const buffer = await drawnPng(visit.page);
  await photoDialog(visit)
    .locator("input[type=file]")
    .setInputFiles({ name: "木村.png", mimeType: "image/png", buffer });
  await consent(visit).check();
}

async function ask(visit: Visit) {
  await button(visit, "木村 葵さんの写真を変更").click();
  await button(visit, "写真を外す").click();
}

function withPhotos({ server, coach }: Visit) {
  return server.db.query("update teams set photos = true where team_id = $1", [coach.teamId]);
}

async function photoCount({ server, coach }: Visit): Promise<number> {
  const { rowCount } = await server.db.query("select from member_photos where team_id = $1", [coach.teamId]);
  return rowCount ?? 0;
}

export const photoSurfaces: readonly Surface[] = [photosPanel, switching, choosing, removing];
