import '@portico/portal/portico-portal';
import { PorticoPortal } from '@portico/react';

export default function Portal() {
  return <PorticoPortal settings={{ 'globalOptions.analyticsIds': 'own' }} />;
}
