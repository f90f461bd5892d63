export default {
  'branchLocator.invalidZip': 'Escriba un código postal de 5 dígitos.',
  'branchLocator.noLocation': 'No encontramos ese código postal. Revíselo o pruebe con otro.',
  'branchLocator.error': 'No se pudieron cargar las sucursales. Inténtelo de nuevo.',
};
