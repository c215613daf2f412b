import { wholeNumber } from "./wholeNumber.ts";

/** How a server's work is shared between clubs. */
export type SharesConfig = {
  /** Connections to the database. */
  connections: number;
  /** Requests of one club that are worked on at once while other clubs are about. */
  clubAtOnce: number;
  /** Requests of one club that are taken in; what comes beyond is sent away with 503. */
  clubRequests: number;
};

export const sharesVariables = {
  KYUSEKI_DATABASE_CONNECTIONS: wholeNumber(3, 1000, 10),
  KYUSEKI_CLUB_AT_ONCE: wholeNumber(1, 1000, 3),
  KYUSEKI_CLUB_REQUESTS: wholeNumber(4, 9999, 128),
};

export function sharesConfig(data: { [Name in keyof typeof sharesVariables]: string }): SharesConfig {
  return {
    connections: Number(data.KYUSEKI_DATABASE_CONNECTIONS),
    clubAtOnce: Number(data.KYUSEKI_CLUB_AT_ONCE),
    clubRequests: Number(data.KYUSEKI_CLUB_REQUESTS),
  };
}

export const defaultShares: SharesConfig = { connections: 10, clubAtOnce: 3, clubRequests: 128 };
