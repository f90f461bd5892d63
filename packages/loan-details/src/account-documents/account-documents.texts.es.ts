export default {
  heading: 'Documentos de la cuenta',
  none: 'No hay documentos cargados',
};
