import { product } from "@kyuseki/domain";

/** RO-8. */
export const windowTitle = (title: string | null) => (title === null ? product.name : `${title} - ${product.name}`);
