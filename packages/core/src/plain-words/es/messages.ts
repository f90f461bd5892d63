export default {
  'messages.nameRequired': 'Escriba su nombre.',
  'messages.emailRequired': 'Escriba su correo electrónico.',
  'messages.subjectRequired': 'Escriba un asunto.',
  'messages.messageRequired': 'Escriba su mensaje.',
  'messages.captchaMissing': 'Primero marque «No soy un robot».',
  'messages.error': 'Su mensaje no se envió. Inténtelo de nuevo o llámenos[ al {phone}].',
};
