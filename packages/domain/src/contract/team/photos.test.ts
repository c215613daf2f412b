import { expect, test } from "vitest";
import { uploadPhoto } from "../members/photo.ts";
import { switchTeamPhotos } from "./photos.ts";

test.each([
  [{}, "保護者の同意を得てから、写真を保存してください"],
  [{ consent: "" }, "保護者の同意を得てから、写真を保存してください"],
  [{ consent: "no" }, "保護者の同意を得てから、写真を保存してください"],
  [{ consent: "given" }, undefined],
])("同意のない写真は送れない：%j", (query, message) => {
  const parsed = uploadPhoto.query.safeParse(query);
  expect(parsed.error?.issues.map((issue) => [issue.path, issue.message])).toEqual(
    message === undefined ? undefined : [[["consent"], message]],
  );
});

test("写真を使うかは監督が決め、付けるのはどの指導者でもよい", () => {
  expect([switchTeamPhotos.access, uploadPhoto.access]).toEqual(["manager", "coach"]);
  expect(uploadPhoto.bytes).toEqual({ types: ["image/png", "image/jpeg", "image/webp"], max: 5 * 1024 * 1024 });
});
