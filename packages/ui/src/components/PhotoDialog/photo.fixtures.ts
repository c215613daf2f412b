import type { MemberDetail } from "@kyuseki/domain";

/** Drawn: a cap and a round face, nobody's. A member's `photo` may follow it, as it follows a team's address. */
export const drawnPhotos = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="skyblue" d="M0 0h16v16H0z"/>' +
    '<path fill="peru" d="M3 16a5 4 0 0 1 10 0z"/><circle cx="8" cy="8" r="4" fill="bisque"/>' +
    '<path fill="navy" d="M4 7a4 4 0 0 1 8 0h2v1H4z"/></svg>',
)}#`;

export const consent = {
  by: "小林 めぐみ",
  at: "2026-04-05T03:00:00Z",
} as const satisfies MemberDetail["photo_consent"];
