// Made by packages/build/sentences
export default {
  "heading": "Encuentre una sucursal",
  "notice": "Nuestro localizador de sucursales está en otro sitio y se abre en una pestaña nueva. Aquí su sesión sigue abierta.",
  "noAddress": "Nuestro localizador de sucursales está en otro sitio. Comuníquese con nosotros para obtener su dirección.",
  "continue": "Continuar al localizador de sucursales",
  "cancel": "Cancelar"
};
