/** Types of the OpenAPI document in another language, as the guide's commands make them. */
import { InputData, JSONSchemaInput, quicktypeMultiFile } from 'quicktype-core';

/**
 * @param {object} document  the OpenAPI document
 * @param {'java' | 'php' | 'csharp'} lang
 * @param {Record<string, string | boolean>} rendererOptions
 * @returns {Promise<ReadonlyMap<string, string>>} the text of each file, by its name
 */
export async function generateTypes(document, lang, rendererOptions = {}) {
  const schemas = new JSONSchemaInput(undefined);
  await schemas.addSource({
    name: 'schemas',
    uris: ['#/components/schemas/'],
    schema: JSON.stringify(document),
  });
  const inputData = new InputData();
  inputData.addInput(schemas);
  const files = await quicktypeMultiFile({ inputData, lang, rendererOptions });
  return new Map([...files].map(([name, { lines }]) => [name, lines.join('\n')]));
}
