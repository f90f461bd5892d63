declare const brand: unique symbol;

/**
 * A primitive that only its own constructor returns, so that cents are not mistaken for dollars.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
