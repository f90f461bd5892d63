export default {
  heading: 'Llaves de acceso',
  purpose:
    'Inicie sesión con su huella, su rostro o el bloqueo de pantalla, en lugar de una contraseña y un código.',
  loading: 'Cargando sus llaves de acceso',
  loadError: 'No se pudieron cargar sus llaves de acceso.',
  retry: 'Intentar de nuevo',
  none: 'Todavía no tiene ninguna llave de acceso.',
  added: 'Agregada el {date}',
  addedAndUsed: 'Agregada el {added}, usada por última vez el {used}',
  add: 'Agregar una llave de acceso',
  addHeading: 'Agregar una llave de acceso',
  addNote:
    'A continuación, su dispositivo le pedirá su huella, su rostro o el bloqueo de pantalla.',
  nameLabel: 'Nombre de esta llave de acceso',
  nameHint: 'Por ejemplo, «Mi teléfono», para reconocerla después.',
  nameRequired: 'Ponga un nombre a la llave de acceso.',
  nameTooLong: 'Use un nombre de 50 caracteres como máximo.',
  continue: 'Continuar',
  waiting: 'Esperando dispositivo…',
  cancel: 'Cancelar',
  addedNow: '«{name}» se ha agregado. Ya puede iniciar sesión con ella.',
  remove: 'Quitar',
  removeHeading: '¿Quitar esta llave de acceso?',
  removeQuestion:
    '«{name}» dejará de servir para iniciar sesión aquí. Su contraseña sigue funcionando.',
  keep: 'Conservarla',
  removedNow: '«{name}» se ha quitado.',
  errorCancelled:
    'No se agregó ninguna llave de acceso porque se canceló la solicitud. Puede intentarlo de nuevo.',
  errorTimeout: 'No se agregó ninguna llave de acceso porque tardó demasiado. Inténtelo de nuevo.',
  errorAlreadyRegistered: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  errorNoVerification:
    'Este dispositivo no puede comprobar una huella, un rostro ni un bloqueo de pantalla. Configure uno o use otro dispositivo.',
  errorDevice: 'Este dispositivo no puede crear una llave de acceso. Use otro.',
  errorAddress: 'En esta página no se pueden agregar llaves de acceso.',
  errorTooMany: 'Ya tiene tantas llaves de acceso como es posible. Quite una para agregar otra.',
  errorAdd: 'La llave de acceso no se agregó. Inténtelo de nuevo.',
  errorProofRequired:
    'No se agregó ninguna llave de acceso porque no confirmó que es usted. Inténtelo de nuevo.',
  errorRemoveProofRequired:
    'La llave de acceso no se quitó porque no confirmó que es usted. Inténtelo de nuevo.',
  errorRemove: 'La llave de acceso no se quitó. Inténtelo de nuevo.',
};
