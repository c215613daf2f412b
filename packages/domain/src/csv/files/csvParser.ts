/** BE-2. Raised by hand when a file may be read as more than before: a new format, column name, or way to write a value. */
export const csvParserVersion = 1;
