/** Raised by hand when the parser reads more than before: a new format, column name, or way to write a value (BE-2). */
export const csvParserVersion = 3;
