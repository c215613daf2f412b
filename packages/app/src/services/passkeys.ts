import type { Assertion, Registration, WebAuthnOptions } from "@kyuseki/domain";

const loadLibrary = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof loadLibrary>>;
type CreationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type RequestOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/**
 * What a passkey of this device answers; null when the person or the browser gave up, or has none.
 * @param isAutofill offers it in the list of a field instead of asking at once
 */
export async function readAssertion(options: WebAuthnOptions, isAutofill = false): Promise<Assertion | null> {
  const { startAuthentication } = await loadLibrary();
  try {
    // The library of our own server wrote the options.
    const optionsJSON = options as unknown as RequestOptions;
    return await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  } catch {
    return null;
  }
}

export type NoPasskey = "cancelled" | "known_here" | "refused";

/** The passkey that this device has made, or why it made none. */
export async function createPasskey(options: WebAuthnOptions): Promise<Registration | NoPasskey> {
  const { startRegistration } = await loadLibrary();
  try {
    // As above.
    const made = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
    return { ...made, type: "public-key" };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "InvalidStateError") return "known_here";
    return name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "refused";
  }
}

/** Whether the browser lists passkeys where a name is typed. */
export async function offersAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  return browserSupportsWebAuthnAutofill();
}
