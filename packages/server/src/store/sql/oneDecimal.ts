/** Rounds as `roundToOneDecimal` of the domain: a sum of stored numbers may lie a hair below the half it is (EN-11). */
export const oneDecimal = (expression: string) => `round(round((${expression})::numeric, 4), 1)`;
