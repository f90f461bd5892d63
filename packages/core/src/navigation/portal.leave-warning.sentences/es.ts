// Made by packages/build/sentences
export default {
  "leaveWarning": "Si sale de esta página perderá la información ingresada y deberá iniciar sesión de nuevo. ¿Seguro que desea salir?"
};
