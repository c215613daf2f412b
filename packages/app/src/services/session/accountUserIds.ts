import { product } from "@kyuseki/domain";
import { lastView } from "../lastView.ts";

/** Local storage: which user ids are one account's outlives the tab, as what they typed does. */
const key = `${product.id}-user-ids`;

/** The section in which a tab remembers the user ids it was drawn for since the sign-in. */
export const userIdsSection = "persons";

/** The ids under which this device's account has been signed in, the given one first: in each club it is another one. */
export function userIdsOfAccount(userId: number): readonly number[] {
  const inTab = [userId, ...lastView(userIdsSection).split(" ").filter(Boolean).map(Number)];
  const onDevice = read();
  // Of another account that used the device, otherwise.
  const isSame = onDevice.some((id) => inTab.includes(id));
  return [...new Set([...inTab, ...(isSame ? onDevice : [])])];
}

/** These ids are one account's, and the account is the one that signs in here. */
export function rememberUserIds(ids: readonly number[]) {
  try {
    window.localStorage.setItem(key, JSON.stringify([...new Set(ids.flatMap(userIdsOfAccount))]));
  } catch {
    // Blocked or full: the tab remembers for itself.
  }
}

/** At a sign-out. */
export function forgetUserIds() {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}
