import type { CoachType } from "@kyuseki/domain";

/** Of every demo account. The demo can be switched off; these are never made beside real teams. */
export const demoPassword = "kyuseki-demo";

type DemoAccount = {
  email: string;
  name: string;
  /** What the sign-in screen and the terminal call it. */
  label: string;
  team: "baseball" | "softball";
  coach_type: CoachType | null;
};

export const demoAccounts = [
  {
    email: "manager@demo.kyuseki.example",
    name: "宮下 航",
    label: "監督（野球）",
    team: "baseball",
    coach_type: "manager",
  },
  {
    email: "coach@demo.kyuseki.example",
    name: "小暮 真帆",
    label: "コーチ（野球）",
    team: "baseball",
    coach_type: "coach",
  },
  {
    email: "softball@demo.kyuseki.example",
    name: "相田 美里",
    label: "監督（ソフトボール）",
    team: "softball",
    coach_type: "manager",
  },
  {
    email: "player@demo.kyuseki.example",
    name: "小野寺 湊",
    label: "選手（指導者ではない）",
    team: "baseball",
    coach_type: null,
  },
] as const satisfies readonly DemoAccount[];
