import { randomInt } from "node:crypto";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const length = 32;
const logoAddress = /^\/files\/(logos\/[a-z0-9]{32}\.webp)$/;

/** 165 random bits, so that a name cannot be guessed. */
export const newLogoName = () => `logos/${newKey()}.webp`;

/** Of a player's photo. */
export const newPhotoName = () => `photos/${newKey()}.webp`;

/** Of a video, whose parts are kept under it as `name`/0, `name`/1 …. */
export const newVideoName = () => `videos/${newKey()}`;
export const newPosterName = () => `posters/${newKey()}.webp`;

/** Of a notice's attachment. */
export const newNoticeFileName = () => `notices/${newKey()}`;

const newKey = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** Whether a name is one that is made here. */
export const isFileName = (name: string) =>
  /^((logos|photos|posters)\/[a-z0-9]{32}\.webp|notices\/[a-z0-9]{32}|videos\/[a-z0-9]{32}\/\d+)$/.test(name);

/** Where a file is asked for. */
export const addressOf = (name: string) => `/files/${name}`;

/** undefined for whatever is not, to the letter, the address of a logo of ours. */
export const logoNameAt = (address: string): string | undefined => logoAddress.exec(address)?.[1];
