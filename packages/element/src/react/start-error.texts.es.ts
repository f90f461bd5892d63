export default {
  cannotStart: 'No se pudo cargar esta parte de la página.',
  tryAgain: 'Intentar de nuevo',
  loaded: 'Cargado: {heading}',
  newWindow: '(se abre en una ventana nueva)',
  notOpened: 'No se pudo abrir. Inténtelo de nuevo.',
};
