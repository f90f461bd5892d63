// Made by packages/build/sentences
export default {
  "signIn": "Iniciar sesión con una llave de acceso",
  "waiting": "Esperando a su dispositivo…",
  "cancelled": "No ha iniciado sesión porque la solicitud se canceló o tardó demasiado.",
  "failed": "Su dispositivo no pudo usar una llave de acceso. Inicie sesión con su nombre de usuario y contraseña."
};
