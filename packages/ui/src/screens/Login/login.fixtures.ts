import type { DemoOffer } from "./parts/signIn.ts";

export const demoTeam: DemoOffer = {
  password: "kyuseki-demo",
  accounts: [
    { email: "manager@demo.kyuseki.example", label: "監督" },
    { email: "coach@demo.kyuseki.example", label: "コーチ" },
    { email: "softball@demo.kyuseki.example", label: "ソフトボールの監督" },
  ],
};

export const soloDemo: DemoOffer = { ...demoTeam, accounts: demoTeam.accounts.slice(0, 1) };
