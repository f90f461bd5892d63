export default {
  cannotStart: 'No se pudo cargar esta parte de la página.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Volver a cargar la página',
};
