import { product } from "@kyuseki/domain";

/** The title of the browser window (RO-8). */
export const windowTitle = (title: string | null) => (title === null ? product.name : `${title} - ${product.name}`);
