export default {
  title: 'Mensajes de texto a {phone}',
  loading: 'Cargando lo que eligió…',
  sender: 'Remitente',
  account: 'Cuenta',
  marketing: 'Ofertas',
  none: 'No hay nada que elegir para este número.',
  rates:
    'Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibir mensajes.',
  unchanged: 'Cambie primero una opción; después podrá guardarla.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  close: 'Cerrar',
  okay: 'De acuerdo',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  tryAgain: 'Intentar de nuevo',
  notTextable: 'Este número de teléfono no puede recibir mensajes de texto',
  mustAgree: 'Para usar los mensajes de texto debe aceptar los términos',
  agreementFailed: 'Ocurrió un error al actualizar el acuerdo.',
  loadFailed: 'Ocurrió un error al intentar conectarse con el servidor.',
  notProven:
    'Lo que eligió no se guardó porque no confirmó que es usted. Sigue aquí; inténtelo de nuevo.',
  notModified:
    'Ocurrió un error al modificar sus suscripciones. El formulario muestra los cambios que se guardaron.',
  notFinalized: 'Ocurrió un error al finalizar los cambios. Reinténtelo...',
};
