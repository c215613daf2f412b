/** Signing out over whatever page is open. */
export { SignOut as Overlay } from "../../../routes/signOut/SignOut.tsx";
