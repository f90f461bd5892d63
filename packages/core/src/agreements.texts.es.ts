export default {
  agree: 'Acepto: {name}',
  open: 'Leer: {name}',
  newTab: '(se abre en una pestaña nueva)',
  openFirst: 'Ábralo primero; después podrá aceptarlo.',
  accept: 'Acepto',
  cancel: 'Cancelar',
  errorNotAgreed: 'Debe aceptar: {name}',
  errorNotOpened: 'Debe hacer clic en el enlace, leer «{name}» y después volver y aceptar',
};
