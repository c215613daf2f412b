import type { TeamQr } from "../../components/QrCode/teamQr.ts";

/** Friday, 2026-11-20, ten in the morning in Tokyo. */
export const nowS = Date.UTC(2026, 10, 20, 1) / 1000;

export const qr: TeamQr = {
  code: "AOBA-7K2M",
  url: "https://kyuseki.example/join#AOBA-7K2M",
  issued_at: "2026-11-20T00:30:00Z",
  expires_at: "2026-11-27T14:59:00Z",
  applicant: null,
};
export const nextQr: TeamQr = { ...qr, code: "AOBA-9X4P", url: "https://kyuseki.example/join#AOBA-9X4P" };
