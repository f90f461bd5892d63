// Made by packages/build/sentences
export default {
  "defaultIs": "Método de pago predeterminado: {name}",
  "removeDefault": "Quitar",
  "removeDefaultOf": "{name} como método de pago predeterminado",
  "manage": "Administrar",
  "setDefault": "Usar como predeterminado",
  "delete": "Eliminar este método de pago",
  "deleteHeading": "¿Eliminar este método de pago?",
  "deleteQuestion": "{name} ya no se ofrecerá para los pagos.",
  "confirmDelete": "Eliminar el método de pago",
  "cancel": "Cancelar",
  "deleted": "El método de pago se eliminó correctamente",
  "errorDelete": "Error al eliminar el método de pago",
  "errorInUse": "Este método de pago todavía se necesita para un pago programado o automático. Elimine primero ese pago.",
  "errorDefault": "No se pudo cambiar el método de pago predeterminado. Inténtelo de nuevo."
};
