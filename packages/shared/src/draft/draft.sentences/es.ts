// Made by packages/build/sentences
export default {
  "kept": "Guardamos lo que escribió.",
  "keptWithoutSecrets": "Guardamos lo que escribió. Ingrese otra vez lo que debe seguir en secreto, como su número de Seguro Social.",
  "discard": "Descartarlo",
  "discarded": "Se descartó lo que escribió."
};
