/** The list of players to choose from, a chunk of its own. */
export const fetchChooseRecipients = () =>
  import("./ChooseRecipients.tsx").then(({ ChooseRecipients }) => ChooseRecipients);
