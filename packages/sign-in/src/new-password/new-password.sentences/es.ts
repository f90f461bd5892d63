// Made by packages/build/sentences
export default {
  "password": "Contraseña nueva",
  "confirmation": "Confirme la contraseña nueva",
  "required": "Se requiere su contraseña nueva",
  "mismatch": "Sus contraseñas nuevas no coinciden.",
  "missing": "Ingrésela igual en ambos campos.",
  "missingOnce": "Ingrese una contraseña nueva.",
  "submit": "Cambiar la contraseña",
  "submitting": "Cambiando…"
};
