import { flag, picture, text } from '@portico/core/internal';

/** The three images of the footer, each with its text and its hide setting (access §2). */
export const footerImages = [
  {
    /** A footer image: file name within the image folder, or a whole address. */
    source: picture('globalOptions.footerImage1'),
    /** Alternative text of the footer image. */
    alternative: text('globalOptions.footerImage1Text'),
    /** Hides this footer image. */
    hidden: flag('globalOptions.hideFooterImage1Option'),
  },
  {
    /** A footer image: file name within the image folder, or a whole address. */
    source: picture('globalOptions.footerImage2'),
    /** Alternative text of the footer image. */
    alternative: text('globalOptions.footerImage2Text'),
    /** Hides this footer image. */
    hidden: flag('globalOptions.hideFooterImage2Option'),
  },
  {
    /** A footer image: file name within the image folder, or a whole address. */
    source: picture('globalOptions.footerImage3'),
    /** Alternative text of the footer image. */
    alternative: text('globalOptions.footerImage3Text'),
    /** Hides this footer image. */
    hidden: flag('globalOptions.hideFooterImage3Option'),
  },
] as const;
