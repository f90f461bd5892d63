import { randomBytes } from 'node:crypto';

/** The id of a new document: the name of its file on disk, which nothing typed has a part in. */
export const newFileId = (): string => randomBytes(16).toString('hex');
