// Made by packages/build/sentences
export default {
  "sectionAutopay": "Pago automático",
  "sectionScheduled": "Pagos programados",
  "sectionOverTime": "Su préstamo a lo largo del tiempo",
  "sectionHistory": "Historial del préstamo",
  "sectionStatements": "Estados de cuenta electrónicos",
  "sectionDocuments": "Documentos de la cuenta",
  "sectionAlerts": "Alertas de este préstamo",
  "sectionFailed": "No se pudo mostrar esta parte de la página. El resto de la página sigue funcionando.",
  "hideHeading": "Ocultar este préstamo",
  "hideNote": "Desaparece de este sitio web. Lo que se debe en él sigue vigente.",
  "hide": "Ocultar en la web"
};
