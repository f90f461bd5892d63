export default {
  heading: 'Hacer un pago',
  signIn: 'Inicie sesión para hacer un pago.',
  toSignIn: 'Iniciar sesión',
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  accountLabel: 'Cuenta de préstamo',
  accountPlaceholder: 'Seleccione la cuenta de préstamo',
  accountOption: '{loan}: {amount} con vencimiento el {date}',
  accountOptionNoDate: '{loan}: {amount} por pagar',
  noAccounts: 'No hay ningún préstamo por pagar.',
  errorAccounts: 'Hubo un problema al obtener sus cuentas.',
  errorKindOffline: 'Error de conexión. Inténtelo de nuevo más tarde',
};
