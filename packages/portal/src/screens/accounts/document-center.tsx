import { DocumentCenterView, documentCenterWidget } from '@portico/document-center';
import type { RouteModule } from '../../routing/route';

/** The document center, with the account of the address, if any. */
export const documentCenter: RouteModule = {
  View: ({ params }) => <DocumentCenterView accountNumber={params['accountNumber']} />,
  texts: documentCenterWidget.texts,
};
