/** Cedar Valley Credit's questions and answers, by setting and language. */
export const faqSettings: Readonly<Record<'english' | 'spanish', Record<string, string>>> = {
  english: {
    'globalOptions.faqSecurityText':
      '<h4>Will you ever ask for my password?</h4><p>No. Not by phone, not by text and not by email. The code we send is for you alone.</p><h4>What if I think that somebody else signed in?</h4><p>Change your password at once, then call <a href="tel:555-0100">555-0100</a>.</p>',
    'globalOptions.faqAccountText':
      '<h4>Where is my account number?</h4><p>At the top of every statement, in three groups of digits.</p><h4>When does a payment count?</h4><p>A payment made before 5:00 PM Central is posted the same business day.</p><h4>Can I pay more than I owe this month?</h4><p>Yes. What is more than the amount due lowers your principal at once, and costs nothing.</p>',
    'globalOptions.faqRatesText':
      '<table><thead><tr><th>Loan</th><th>APR from</th></tr></thead><tbody><tr><td>Auto</td><td>6.49%</td></tr><tr><td>Home improvement</td><td>8.24%</td></tr><tr><td>Personal</td><td>9.90%</td></tr></tbody></table><p>Your rate depends on credit, amount and term. It does not change once the loan is made.</p>',
    'globalOptions.faqHolidaysText':
      '<p>Our offices are closed on the holidays of the Federal Reserve:</p><ul><li>New Year’s Day</li><li>Memorial Day</li><li>Independence Day</li><li>Labor Day</li><li>Thanksgiving Day</li><li>Christmas Day</li></ul><p>A payment by bank account that would fall on one of them is made on the next business day.</p>',
    'globalOptions.faqGeneralText':
      '<h4>Where can I find you?</h4><p>In Cedar Falls, Harlan and Pine Ridge.</p><h4>When can I call?</h4><p>Monday to Friday, 8:30 AM to 7:30 PM Central, at <a href="tel:555-0100">555-0100</a>.</p><h4>How do I change my address?</h4><p>In your profile here, under About you, or at any office.</p>',
  },
  spanish: {
    'globalOptions.faqSecurityText':
      '<h4>¿Me pedirán alguna vez mi contraseña?</h4><p>No. Ni por teléfono, ni por mensaje de texto, ni por correo electrónico. El código que enviamos es solo para usted.</p><h4>¿Y si creo que otra persona entró en mi cuenta?</h4><p>Cambie su contraseña de inmediato y llame al <a href="tel:555-0100">555-0100</a>.</p>',
    'globalOptions.faqAccountText':
      '<h4>¿Dónde está mi número de cuenta?</h4><p>En la parte superior de cada estado de cuenta, en tres grupos de cifras.</p><h4>¿Cuándo cuenta un pago?</h4><p>Un pago hecho antes de las 5:00 PM, hora del Centro, se registra el mismo día hábil.</p><h4>¿Puedo pagar más de lo que debo este mes?</h4><p>Sí. Lo que exceda el importe adeudado reduce el capital de inmediato y no cuesta nada.</p>',
    'globalOptions.faqRatesText':
      '<table><thead><tr><th>Préstamo</th><th>APR desde</th></tr></thead><tbody><tr><td>Auto</td><td>6.49%</td></tr><tr><td>Mejoras del hogar</td><td>8.24%</td></tr><tr><td>Personal</td><td>9.90%</td></tr></tbody></table><p>Su tasa depende del crédito, el monto y el plazo. No cambia una vez otorgado el préstamo.</p>',
    'globalOptions.faqHolidaysText':
      '<p>Nuestras oficinas cierran los días feriados de la Reserva Federal:</p><ul><li>Año Nuevo</li><li>Día de los Caídos</li><li>Día de la Independencia</li><li>Día del Trabajo</li><li>Día de Acción de Gracias</li><li>Navidad</li></ul><p>Un pago por cuenta bancaria que caiga en uno de ellos se hace el siguiente día hábil.</p>',
    'globalOptions.faqGeneralText':
      '<h4>¿Dónde están sus oficinas?</h4><p>En Cedar Falls, Harlan y Pine Ridge.</p><h4>¿Cuándo puedo llamar?</h4><p>De lunes a viernes, de 8:30 AM a 7:30 PM, hora del Centro, al <a href="tel:555-0100">555-0100</a>.</p><h4>¿Cómo cambio mi dirección?</h4><p>Aquí en su perfil, en Sobre usted, o en cualquier oficina.</p>',
  },
};
