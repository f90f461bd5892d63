import { address, richText } from '../setting';

const locator = ['portico-branch-locator'] as const;

/** Over https or of the page's own site, with the three placeholders; '' is unset. */
const tileAddress = /^((https:\/\/|\/(?!\/))(?=.*\{z\})(?=.*\{x\})(?=.*\{y\}).*)?$/;

export const mapTileUrl = {
  ...address('globalOptions.mapTileUrl', {
    for: locator,
    doc: "Address of the map's pictures, with {z}, {x} and {y}, over https or of the page's own site; without it, the map is an outline of the states and requests nothing.",
  }),
  read: (raw: string) => tileAddress.exec(raw.trim())?.[0],
};

export const mapTileAttribution = richText('globalOptions.mapTileAttribution', {
  for: locator,
  doc: "The attribution that the provider of the map's pictures requires, shown below the map.",
});
