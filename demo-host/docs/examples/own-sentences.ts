// #region sentences
import { configure } from '@portico/core';

/*
 * words.json: { "fr": { "messages.heading": "Écrire un message", "messages.send": "Envoyer" } }
 */
configure({ locale: 'fr', sentences: '/words.json' });
// #endregion sentences
