export default {
  error: 'Ocurrió un error al intentar obtener la información de la cuenta',
  errorLoanLockedPayoff: 'El préstamo de la cuenta está bloqueado para su liquidación',
  errorDispute: 'La cuenta está en disputa',
  errorNoPaymentOnline: 'Esta cuenta no puede pagarse en línea. Llámenos para pagar.',
  errorNoAchPayment:
    'Esta cuenta no puede pagarse desde una cuenta bancaria. Llámenos para saber de otras formas de pagar.',
  errorNightError:
    'El mantenimiento nocturno está en curso. Inténtelo de nuevo en unos 15 minutos.',
};
