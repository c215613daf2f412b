/** Who gave a stamp or a comment; whose account is gone is not named. */
export const answerAuthor = (answer: string) => `case when ${answer}.user_id is not null then ${answer}.author end`;
