// Made by packages/build/sentences
export default {
  "heading": "Inicios de sesión recientes",
  "lead": "Si alguno de estos no fue suyo, cambie su contraseña en su perfil.",
  "leadWithPhone": "Si alguno de estos no fue suyo, cambie su contraseña en su perfil y llame al {phone}.",
  "toProfile": "Su perfil",
  "date": "Fecha",
  "ipAddress": "Dirección IP",
  "unusual": "Inicio de sesión inusual",
  "none": "No hay inicios de sesión.",
  "loading": "Cargando sus inicios de sesión",
  "error": "Error: No se puede obtener el historial de inicios de sesión.",
  "retry": "Intentar de nuevo",
  "shown": "Inicios de sesión {first} a {last} de {count}",
  "newer": "Más recientes",
  "older": "Más antiguos",
  "signedOut": "Inicie sesión para ver sus inicios de sesión.",
  "signIn": "Iniciar sesión"
};
