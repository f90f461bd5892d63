export default {
  step: 'Paso {number} de {count}',
};
