import { product } from "@kyuseki/domain";
import { lastView } from "../lastView.ts";

/** Local storage: which persons are one account outlives the tab, as what they typed does. */
const key = `${product.id}-persons`;

/** The section in which a tab remembers the persons it was drawn for since the sign-in. */
export const personsSection = "persons";

/** The ids under which this device's account has been signed in, the given one first: in each club it is another one. */
export function personsOf(userId: number): readonly number[] {
  const inTab = [userId, ...lastView(personsSection).split(" ").filter(Boolean).map(Number)];
  const onDevice = read();
  // Of another account that used the device, otherwise.
  const isSame = onDevice.some((id) => inTab.includes(id));
  return [...new Set([...inTab, ...(isSame ? onDevice : [])])];
}

/** These ids are one account's, and the account is the one that signs in here. */
export function rememberPersons(ids: readonly number[]) {
  try {
    window.localStorage.setItem(key, JSON.stringify([...new Set(ids.flatMap(personsOf))]));
  } catch {
    // Blocked or full: the tab remembers for itself.
  }
}

/** At a sign-out. */
export function forgetPersons() {
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
