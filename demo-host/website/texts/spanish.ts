import type { SiteTexts } from './index';

/** The lender's own texts, in Spanish. */
export const spanish: SiteTexts = {
  name: 'Cedar Valley Credit',
  tagline: 'Préstamos locales desde 1958',
  skip: 'Ir al contenido principal',
  menu: 'Principal',
  navHome: 'Inicio',
  navLoans: 'Préstamos',
  navAccount: 'Mi cuenta',
  navDocuments: 'Documentos',
  navHelp: 'Ayuda',
  signIn: 'Iniciar sesión',
  phoneLabel: 'Llámenos',
  phone: '555-0100',

  homeTitle: 'Préstamos que conocen el valle',
  homeLead:
    'Préstamos para auto, hogar y uso personal, de gente que vive donde usted vive. Pague, consulte su saldo o pregunte a cualquier hora.',
  homeSignIn: 'Entrar a su cuenta',
  homePay: 'Pagar un préstamo',
  homeIllustration: 'Colinas con cedros sobre un río al amanecer',
  loansTitle: 'Préstamos claros, precios claros',
  autoTitle: 'Auto',
  autoText: 'Nuevo, usado o refinanciado, con respuesta el mismo día.',
  autoRate: 'desde 6.49% APR',
  homeLoanTitle: 'Mejoras del hogar',
  homeLoanText: 'Un techo, una cocina, un calentador antes del invierno. Sin gravar su casa.',
  homeLoanRate: 'desde 8.24% APR',
  personalTitle: 'Personal',
  personalText: 'Un pago fijo, una fecha final y ningún cargo por pagar antes.',
  personalRate: 'desde 9.90% APR',
  rateNote:
    'Las tasas dependen del crédito, el monto y el plazo. Ejemplo: $10,000 a 48 meses con 9.90% APR son 48 pagos de $253.15.',
  stepsTitle: 'Pagar en línea toma alrededor de un minuto',
  stepOneTitle: 'Inicie sesión',
  stepOneText: 'Su contraseña y luego un código que enviamos a su correo.',
  stepTwoTitle: 'Elija el monto',
  stepTwoText: 'Lo que vence, un poco más, o todo el saldo.',
  stepThreeTitle: 'Guarde el número',
  stepThreeText: 'Cada pago tiene un número de confirmación, visible y guardado.',
  branchTitle: 'Tres oficinas, la misma gente',
  branchOne: 'Cedar Falls',
  branchOneText: '214 Mill Street · lun–vie 9–5, sáb 9–12',
  branchTwo: 'Harlan',
  branchTwoText: '8 Courthouse Square · lun–vie 9–5',
  branchThree: 'Pine Ridge',
  branchThreeText: '1600 Route 9 · lun–vie 9–6',

  loginTitle: 'Qué gusto verle',
  loginLead: 'Vea lo que debe, haga un pago y revise cada uno de los que hizo.',
  loginFallback: 'Llámenos al 555-0100 para entrar por teléfono.',
  loginAsideTitle: 'Entrar con seguridad',
  loginAsideOne: 'Nunca pedimos su contraseña por teléfono, mensaje ni correo.',
  loginAsideTwo:
    'El código que enviamos es solo para usted. Nadie en nuestras oficinas lo necesita.',
  loginAsideThree: 'En una computadora compartida, cierre la sesión al terminar.',

  accountTitle: 'Mi cuenta',
  accountLead: 'Sus cuentas abiertas al día de hoy.',
  accountFallback: 'Aquí se muestran sus cuentas. Llame al 555-0100 para saber su saldo.',
  accountAsideTitle: 'Conviene saber',
  accountAsideOne: 'Un pago hecho antes de las 5:00 PM, hora del Centro, se registra el mismo día.',
  accountAsideTwo: 'Pagar más de lo que vence reduce su capital de inmediato.',
  accountAsideThree: '¿Se muda? Cambie su dirección en Sus datos.',

  loanTitle: 'Su préstamo',
  loanFallback: 'Aquí se muestra su préstamo. Llámenos al 555-0100 para conocer sus cifras.',
  depositTitle: 'Su cuenta',
  depositFallback: 'Su cuenta se muestra aquí. Para conocer su saldo, llámenos al 555-0100.',
  applicationTitle: 'Su solicitud',
  applicationFallback:
    'Su solicitud se muestra aquí. Para preguntar por ella, llámenos al 555-0100.',

  documentsTitle: 'Documentos',
  documentsLead: 'Acuerdos, cartas y comprobantes. Los estados de cuenta están con cada préstamo.',
  requestsTitle: 'Solicitudes',
  requestsFallback:
    'Llámenos al 555-0100 para cambiar una fecha de vencimiento, saltar un pago o pedir una carta.',
  documentsFallback: 'Aquí se muestran sus documentos. Llámenos al 555-0100 para pedir uno.',

  profileTitle: 'Sus datos',
  profileLead: 'Cómo inicia sesión, dónde vive y cómo lo localizamos.',
  profileFallback: 'Llámenos al 555-0100 para cambiar sus datos.',
  contactChangeTitle: 'Una dirección o un número nuevos',
  contactChangeLead: 'Díganos qué ha cambiado y para qué cuentas.',
  contactChangeFallback: 'Llámenos al 555-0100 para cambiar su dirección o su teléfono.',
  contactChangeAsideTitle: 'Qué pasa después',
  contactChangeAsideOne: 'Comparamos la dirección o el número anterior con los que tenemos.',
  contactChangeAsideTwo: 'El cambio se hace en dos días hábiles.',
  signInsTitle: 'Sus inicios de sesión',
  signInsLead: 'Cuándo y desde dónde se usó su acceso en línea.',
  signInsFallback: 'Llámenos al 555-0100 si cree que otra persona inició sesión.',

  registerTitle: 'Cree su acceso en línea',
  registerLead: 'Para quienes tienen un préstamo o una cuenta de ahorros en Cedar Valley Credit.',
  registerFallback: 'Llame al 555-0100 para registrarse por teléfono.',
  registerAsideTitle: 'Lo que necesita',
  registerAsideOne: 'Su número de cuenta. Está en la parte superior de cada estado de cuenta.',
  registerAsideTwo: 'Su número de Seguro Social. Así sabemos que se trata de usted.',
  registerAsideThree: 'Un correo que pueda leer ahora: le enviaremos un código.',
  verifyEmailTitle: 'Verifique su correo electrónico',
  verifyEmailLead: 'Nos aseguramos de que nuestros mensajes le lleguen.',
  recoveryTitle: 'Recupere su nombre de usuario o contraseña',
  recoveryLead: 'Para quienes tienen acceso en línea a Cedar Valley Credit.',
  activateTitle: 'Le damos la bienvenida al acceso en línea',
  activateLead: 'Elija una contraseña y listo.',
  newPasswordTitle: 'Una contraseña nueva',
  newPasswordLead: 'Elija una que no use en ningún otro sitio.',
  optOutTitle: 'Menos correos',
  optOutLead: 'Sus estados de cuenta y avisos siguen en su cuenta, elija lo que elija aquí.',
  faqTitle: 'Preguntas y respuestas',
  faqLead: 'Lo que más nos preguntan, desde las contraseñas hasta los días feriados.',
  helpFallback: 'Llame al 555-0100, de lunes a viernes, de 8:30 AM a 7:30 PM, hora del Centro.',
  messagesTitle: 'Escríbanos',
  messagesLead: 'Haga una pregunta o díganos cómo lo hicimos.',
  messagesAsideTitle: 'Antes de escribir',
  messagesAsideOne: 'No incluya contraseñas, códigos ni números de cuenta.',
  messagesAsideTwo: 'Respondemos por correo electrónico en dos días hábiles.',
  locationsLead: 'Visítenos o llame a la oficina que lo conoce.',
  payTitle: 'Pague su préstamo',
  payFallback: 'Aquí se hacen los pagos. Llame al 555-0100 para pagar por teléfono.',
  payAsideTitle: 'Antes de pagar',
  payAsideOne: 'Los números de ruta y de cuenta están al pie de sus cheques.',
  payAsideTwo: 'Verá el total, con cualquier cargo, antes de confirmar.',
  payAsideThree: 'Si se corta la conexión, averiguamos qué pasó antes de que pague otra vez.',

  confirmTitle: 'Confirmación del pago',
  confirmFallback: 'Aquí se muestra la confirmación de su pago.',
  confirmAsideTitle: 'Conviene saber',
  confirmAsideOne: 'Su saldo cambia en cuanto se registra el pago.',
  confirmAsideTwo: 'Su banco mostrará el retiro en dos días hábiles.',
  confirmAsideThree: '¿Preguntas? Llame al 555-0100 y diga el número de confirmación.',

  sessionFallback: 'Sin sesión',

  movingTitle: 'Componentes que se mueven',
  movingLead:
    'Mueva la etiqueta mientras escribe en ella, quítela, póngala de nuevo: conserva su estado al moverse y no deja nada al irse.',
  movingFirst: 'Columna principal',
  movingSecond: 'Barra lateral',
  movingMove: 'Mover a la otra columna',
  movingRemove: 'Quitar',
  movingAdd: 'Poner de nuevo',
  movingCount: 'Etiquetas en la página',

  termsTitle: 'Condiciones de los pagos desde una cuenta bancaria',
  termsLead:
    'Vigentes desde el 1 de enero de 2024. Lo que acepta al pagar un préstamo desde una cuenta bancaria.',
  termsAuthority:
    'Usted permite que Cedar Valley Credit tome de la cuenta que indique el monto que confirme, y ningún otro, el día que elija, por la red ACH.',
  termsAccount:
    'La cuenta es suya o usted puede girar contra ella. El día del pago mantiene en ella dinero suficiente.',
  termsReturned:
    'Si su banco devuelve un pago, el monto se debe de nuevo como si no se hubiera pagado, y puede haber un cargo por atraso.',
  termsRevoke:
    'Puede retirar este permiso cuando quiera: llame al 555-0100 al menos tres días hábiles antes del pago.',

  onlineTermsTitle: 'Condiciones del acceso en línea',
  onlineTermsLead:
    'Vigentes desde el 1 de enero de 2024. Lo que acepta al usar su cuenta en línea.',
  onlineTermsYours:
    'Su nombre de usuario y su contraseña son solo suyos. Avísenos enseguida si cree que otra persona los conoce.',
  onlineTermsFigures:
    'Los saldos y las fechas de pago son los del último día hábil. Un pago cuenta cuando lo hemos confirmado.',
  onlineTermsEnd: 'Puede dejar de usar el acceso en línea cuando quiera: llame al 555-0100.',

  statementTermsTitle: 'Condiciones de los estados de cuenta electrónicos',
  statementTermsLead:
    'Vigentes desde el 1 de enero de 2024. Lo que acepta al elegir estados de cuenta sin papel.',
  statementTermsNeeds:
    'Necesita un dispositivo que muestre archivos PDF y un correo electrónico en el que podamos contactarle.',
  statementTermsPaper:
    'Una copia en papel de cualquier estado de cuenta es gratis: llame al 555-0100 o desactive los electrónicos.',
  statementTermsEnd:
    'Puede retirarse cuando quiera, en cada cuenta por separado; el siguiente estado de cuenta se imprime.',

  textTermsTitle: 'Condiciones de los mensajes de texto',
  textTermsLead:
    'Vigentes desde el 1 de enero de 2024. Lo que acepta al activar los mensajes de texto.',
  textTermsWhat:
    'Podemos enviarle mensajes de texto sobre sus cuentas, y ofertas si las elige, a los números para los que active los mensajes. Un sistema automático puede enviarlos.',
  textTermsCost:
    'Aceptar no es condición para ningún préstamo. Pueden aplicarse tarifas de mensajes y datos; la cantidad de mensajes depende de lo que elija.',
  textTermsEnd:
    'Puede detener todos los mensajes cuando quiera: en su perfil o respondiendo STOP. Para obtener ayuda, responda HELP o llame al 555-0100.',

  footerAbout:
    'Cedar Valley Credit es un prestamista inventado. Muestra cómo se ve Portico dentro de un sitio.',
  footerLegal: 'NMLS 000000 · Prestamista con igualdad de oportunidades',
  footerRights: '© {year} Cedar Valley Credit',
  footerOffices: 'Oficinas',
  footerHelp: 'Ayuda',
  footerHelpText: 'Llame al 555-0100, de lunes a viernes, de 8:30 AM a 7:30 PM, hora del Centro.',

  phoneTitle: 'El portal en la aplicación móvil de la entidad',
  phoneLead:
    'La aplicación es una simulación. Guarda el token de este dispositivo, pide la huella digital o el rostro y pide una reseña. Active la biometría, inicie sesión y vuelva a abrir la aplicación: se le pide el token. Esta API no da un token a la aplicación, así que también se pide la contraseña.',
  phoneReopen: 'Volver a abrir la aplicación',
  phoneRequests: 'Solicitudes que recibió la aplicación',
  phoneBiometrics: '¿Usar su huella digital o su rostro para Cedar Valley Credit?',
  phoneAllow: 'Permitir',
  phoneRefuse: 'No permitir',
  phoneReview: '¿Le gusta esta aplicación?',
  phoneRate: 'Calificarla',
  phoneLater: 'Ahora no',

  notFoundTitle: 'Aquí no hay ninguna página',
  notFoundLead:
    'Puede que la dirección esté mal escrita. La página de inicio lleva a todo lo demás.',

  demoLabel: 'Páginas de la demostración',
  demoIntro: 'Demostración de Portico',
  demoVariant: 'Esta página como',
  demoOther: 'También',
  demoMoving: 'Componentes que se mueven',
  demoPortal: 'Portal completo',
  demoPhone: 'Aplicación móvil',
  demoDocs: 'Documentación',
  demoConsole: 'Consola',
  demoLanguage: 'Idioma',
  demoWords: 'Palabras',
  words_plain: 'Sencillas',
  'words_built-in': 'De la especificación',
  demoBrand: 'Color',
  demoScheme: 'Apariencia',
  brand_cedar: 'Cedro',
  brand_harbor: 'Puerto',
  brand_plum: 'Ciruela',
  brand_clay: 'Arcilla',
  scheme_auto: 'Automática',
  scheme_light: 'Clara',
  scheme_dark: 'Oscura',
};
