declare const brand: unique symbol;

/** A plain value that only its own constructor can make, so that cents are never mistaken for dollars. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
