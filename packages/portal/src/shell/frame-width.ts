/** The width of header, screen and footer, which stand below one another. */
export const frameWidth = 'mx-auto w-full max-w-[72rem] px-4 sm:px-8';
