// Made by packages/build/sentences
export default {
  "tabs": "Documentos",
  "tabAccounts": "Documentos de la cuenta",
  "tabProfile": "Documentos del perfil",
  "tabApplications": "Documentos de las solicitudes",
  "account": "Número de cuenta",
  "accountPlaceholder": "Elija una cuenta",
  "accountUnchosen": "Elija una cuenta para ver sus documentos.",
  "accountsLoading": "Cargando sus cuentas",
  "accountsNone": "No tiene cuentas.",
  "accountsError": "No se pudieron cargar sus cuentas.",
  "tryAgain": "Intentar de nuevo",
  "headingAccount": "Documentos de {name}",
  "headingProfile": "Sus documentos",
  "signedOut": "Los documentos se muestran después de iniciar sesión.",
  "signIn": "Iniciar sesión"
};
