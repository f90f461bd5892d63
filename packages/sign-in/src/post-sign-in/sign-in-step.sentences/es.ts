// Made by packages/build/sentences
export default {
  "step": "Paso {number} de {count}"
};
