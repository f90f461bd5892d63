export default {
  heading: 'Cambie su contraseña',
  intro: 'Su institución le pide que elija una contraseña nueva antes de continuar.',
  cancel: 'Cancelar',
};
