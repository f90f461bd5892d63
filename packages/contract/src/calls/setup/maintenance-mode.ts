import { defineCall, type DocsOf } from '../../call';
import { entity, sameName } from '../../codec/entity';
import { flag } from '../../codec/fields';
import { vital } from '../../codec/parts';

/** Whether the service is down for maintenance. */
export const maintenanceMode = defineCall()({
  name: 'maintenanceMode',
  method: 'GET',
  path: '/api/MaintenanceMode',
  session: 'none',
  effect: 'reads',
  response: entity({ isEnabled: vital(flag) }, sameName),
});

export const maintenanceModeDocs: DocsOf<typeof maintenanceMode> = {
  summary: 'Whether the service is down for maintenance.',
  codes: {},
};
