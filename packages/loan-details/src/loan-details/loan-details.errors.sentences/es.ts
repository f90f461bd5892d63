// Made by packages/build/sentences
export default {
  "error": "Ocurrió un error al intentar obtener la información de la cuenta",
  "errorLoanLockedPayoff": "El préstamo de la cuenta está bloqueado para su liquidación",
  "errorDispute": "La cuenta está en disputa",
  "errorNoPaymentOnline": "Por seguridad, esta cuenta no puede pagarse en línea. Comuníquese con su institución financiera.",
  "errorNoAchPayment": "Por seguridad, esta cuenta no puede pagarse desde una cuenta bancaria. Comuníquese con su institución financiera.",
  "errorNightError": "El mantenimiento nocturno está en curso. Inténtelo de nuevo en unos 15 minutos."
};
