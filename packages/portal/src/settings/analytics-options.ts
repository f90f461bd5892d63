import { list } from '@portico/core/internal';

/** Analytics identifiers; while there are none, no analytics event is sent. */
export const analyticsIds = list('globalOptions.analyticsIds');
