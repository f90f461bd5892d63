export default {
  heading: 'Encuentre la sucursal más cercana',
  zip: 'Código postal',
  zipHint: 'La búsqueda comienza con la quinta cifra.',
  locate: 'Usar mi ubicación',
  locateFailed: 'Su navegador no indicó dónde está. Busque por código postal.',
  searching: 'Buscando…',
  sorted: 'La sucursal más cercana aparece primero.',
  sortedByZip:
    'Aquí no hay distancias por código postal. Primero aparecen las sucursales con el código postal más cercano al suyo.',
  invalidZip: 'Código postal no válido',
  noLocation: 'No se recibió la ubicación del código postal',
  loading: 'Cargando las sucursales',
  error: 'No se pudieron cargar las sucursales.',
  retry: 'Intentar de nuevo',
  none: 'No hay sucursales para mostrar.',
  branches: 'Sucursales',
  miles: '{miles} mi',
  directions: 'Cómo llegar a {name}',
  newTab: '(se abre en una pestaña nueva)',
  map: 'Mapa de las sucursales',
  mapNote:
    'El proveedor del mapa no cumple con los estándares de accesibilidad. Todo lo que está en el mapa aparece también en la lista de sucursales.',
};
