import { picture, richText, text } from '../setting';

const portal = ['portico-portal'] as const;

export const dashboardBannerImage = picture('globalOptions.dashboardBannerImage', {
  for: portal,
  doc: 'Banner of the dashboard: file name within the image folder, or a whole address.',
});

export const dashboardBannerText = text('globalOptions.dashboardBannerText', {
  for: portal,
  doc: 'Alternative text of the banner image.',
});

export const dashboardInfoText = richText('globalOptions.dashboardInfoText', {
  for: portal,
  doc: 'Text block above the account lists.',
});

export const dashboardNoticeText = richText('globalOptions.dashboardNoticeText', {
  for: portal,
  doc: 'Notice of the dashboard, set apart from the text block.',
});
