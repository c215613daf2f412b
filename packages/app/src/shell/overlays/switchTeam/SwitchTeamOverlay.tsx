/** The clubs of the account over whatever page is open. */
export { SwitchTeam as Overlay } from "../../../routes/switchTeam/SwitchTeam.tsx";
