import { entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** A type of document, as `GetFileTypes` lists it (accounts §3). */
export const fileType = entity({ id: text, description: text }, { id: 'ID' });
