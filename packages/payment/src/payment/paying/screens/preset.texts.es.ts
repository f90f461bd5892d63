export default {
  presetNoAutopay: 'El pago automático no se puede configurar aquí para este préstamo.',
  presetChangeAutopay:
    'El pago automático está activado para este préstamo. Para cambiarlo, elimínelo en los pagos programados y vuelva a configurarlo.',
  presetNoPayoff: 'Este préstamo no se puede liquidar aquí.',
  presetNoDay: 'No es posible pagar el {date}. Elija el día más abajo.',
  presetNoAmount: 'El monto de este pago no se puede elegir.',
  presetNoPrincipal: 'Con este pago no se puede pagar capital adicional.',
  presetNoAch: 'Este préstamo no se puede pagar desde una cuenta bancaria.',
  presetNoCard: 'Este préstamo no se puede pagar con tarjeta.',
};
