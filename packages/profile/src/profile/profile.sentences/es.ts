// Made by packages/build/sentences
export default {
  "signedOut": "Inicie sesión para ver su perfil.",
  "signIn": "Iniciar sesión",
  "loading": "Cargando su perfil",
  "failed": "No se pudo cargar su perfil. Inténtelo de nuevo.",
  "tryAgain": "Intentar de nuevo",
  "title": "Su perfil",
  "intro": "Cada parte se guarda por separado.",
  "userInformation": "Inicio de sesión",
  "userInformationPurpose": "Su nombre de usuario, correo electrónico, contraseña y pregunta de seguridad.",
  "personalInformation": "Sobre usted",
  "personalInformationPurpose": "Su dirección y sus números de teléfono. Cada préstamo puede tener su propia dirección postal.",
  "notifications": "Notificaciones",
  "notificationsPurpose": "Qué le avisamos y de qué forma.",
  "documents": "Documentos",
  "sectionFailed": "No se pudo cargar esta parte."
};
