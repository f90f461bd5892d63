export default { entering: 'Iniciando su sesión…' };
