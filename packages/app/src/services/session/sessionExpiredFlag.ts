import { product } from "@kyuseki/domain";

const key = `${product.id}-cut`;

/** Tells the page that is loaded next in this tab that its session had ended, so that the login can say so. */
export function setSessionExpiredFlag() {
  try {
    window.sessionStorage.setItem(key, "1");
  } catch {
    // Blocked: the login opens without the sentence.
  }
}

/** True once. */
export function consumeSessionExpiredFlag(): boolean {
  try {
    const isMarked = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
