import { address, richText } from '@portico/core/internal';

/** Over https or of the page's own site, with the three placeholders; '' is unset. */
const tileAddress = /^((https:\/\/|\/(?!\/))(?=.*\{z\})(?=.*\{x\})(?=.*\{y\}).*)?$/;

/**
 * Address of the map's pictures, with {z}, {x} and {y}, over https or of the page's own site;
 * without it, the map is an outline of the states and requests nothing.
 */
export const mapTileUrl = address('globalOptions.mapTileUrl', { pattern: tileAddress });

/** The attribution that the provider of the map's pictures requires, shown below the map. */
export const mapTileAttribution = richText('globalOptions.mapTileAttribution');
