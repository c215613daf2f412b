import { fn } from "storybook/test";
import { families, nowS } from "../../components/FamilyLetters/familyLetters.fixtures.ts";
import type { FamilyLink } from "../../components/FamilyLetters/familyLink.ts";
import { takePart } from "../../state/takePart.harness.ts";

/** A player with a sister. */
export const [familyLink] = families as readonly [FamilyLink, ...FamilyLink[]];

export const familyActs = () => ({
  teamName: "青葉台ベースボールクラブ",
  contact: "大野 監督",
  nowS,
  onMake: fn(async () => familyLink),
  onStop: fn(async () => {}),
  onCopy: fn(async () => {}),
  onPrint: fn(),
});

export const loadPart = takePart;
