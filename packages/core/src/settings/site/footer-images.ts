import { flag, picture, text } from '../setting';

const portal = ['portico-portal'] as const;
const image = 'A footer image: file name within the image folder, or a whole address.';
const alternative = 'Alternative text of the footer image.';
const hide = 'Hides this footer image.';

/** The three images of the footer, each with its text and its hide setting (access §2). */
export const footerImages = [
  {
    source: picture('globalOptions.footerImage1', { for: portal, doc: image }),
    alternative: text('globalOptions.footerImage1Text', { for: portal, doc: alternative }),
    hidden: flag('globalOptions.hideFooterImage1Option', { for: portal, doc: hide }),
  },
  {
    source: picture('globalOptions.footerImage2', { for: portal, doc: image }),
    alternative: text('globalOptions.footerImage2Text', { for: portal, doc: alternative }),
    hidden: flag('globalOptions.hideFooterImage2Option', { for: portal, doc: hide }),
  },
  {
    source: picture('globalOptions.footerImage3', { for: portal, doc: image }),
    alternative: text('globalOptions.footerImage3Text', { for: portal, doc: alternative }),
    hidden: flag('globalOptions.hideFooterImage3Option', { for: portal, doc: hide }),
  },
] as const;
