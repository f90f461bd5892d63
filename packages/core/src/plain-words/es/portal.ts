export default {
  'portal.leaveWarning':
    'Si sale de esta página, se pierde lo que escribió aquí y tendrá que iniciar sesión de nuevo. ¿Salir de la página?',
  'dashboard.addEmail': 'No tenemos su correo electrónico. Agréguelo en su perfil.',
  'dashboard.previousLogin': 'Último inicio de sesión: {date}, desde {ip}',
  'portal.navDashboard': 'Cuentas',
  'portal.navDocumentCenter': 'Todos los documentos',
  'portal.navRequestChange': 'Cambiar datos de contacto',
  'portal.pageError': 'No se pudo cargar esta página. Inténtelo de nuevo.',
  'portal.titleDashboard': 'Sus cuentas',
  'portal.titleError500': 'En este momento no podemos acceder a sus cuentas',
  'unsavedChanges.question': 'Hay cambios sin guardar en esta página. ¿Salir sin guardarlos?',
  'unsavedChanges.no': 'Quedarse',
  'unsavedChanges.yes': 'Salir',
};
