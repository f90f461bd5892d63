// Made by packages/build/sentences
export default {
  "heading": "Verifique su identidad",
  "intro": "Su correo electrónico aún no está verificado. Ingrese su número de Seguro Social para que sepamos que es usted.",
  "label": "Número de Seguro Social",
  "placeholder": "111223333",
  "show": "Mostrar",
  "hide": "Ocultar",
  "submit": "Validar",
  "submitting": "Validando…",
  "cancel": "Cancelar",
  "required": "Se requiere el SSN.",
  "incomplete": "Ingrese todos los dígitos requeridos del SSN.",
  "invalid": "SSN no válido",
  "error": "Ocurrió un error durante la validación."
};
