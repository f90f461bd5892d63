export default {
  title: 'Mensajes de texto',
  intro: 'Para recibir mensajes de texto, usted acepta recibirlos de nosotros en este número.',
  agree: 'Acepto',
  disagree: 'No',
};
