import { picture, richText, text } from '@portico/core/internal';

/** Banner of the dashboard: file name within the image folder, or a whole address. */
export const dashboardBannerImage = picture('globalOptions.dashboardBannerImage');

/** Alternative text of the banner image. */
export const dashboardBannerText = text('globalOptions.dashboardBannerText');

/** Text block above the account lists. */
export const dashboardInfoText = richText('globalOptions.dashboardInfoText');

/** Notice of the dashboard, set apart from the text block. */
export const dashboardNoticeText = richText('globalOptions.dashboardNoticeText');
