/**
 * What the stories' API and lender say in their own words (descriptions, statuses, documents), and
 * names as they are written. Nothing of it is a sentence of the suite.
 */
const names = [
  // What a borrower or lender is called, and the lender's and the borrower's own texts.
  /Maria Alvarez|Maya Whitfield|Cedar Valley Credit|Federal Reserve|Reserva Federal|Deed\.pdf/g,
  /Pay stubs\.pdf|Insurance card\.jpg|Payment plan\.xlsx|Letter, December 3|Loan agreement/g,
  /\b(Auto|Personal|Kitchen|Home improvement) loan\b|Credit line|E-statement agreement|Proof of (insurance|income)( 2025)?/g,
  /Terms of online access|Consent to email|Schedule of fees|A-2041/g,
  /When do you open( on( Saturday)?)?\b\??|Member of the deposit insurance\. Equal housing lender\./g,
  /Can I pay by check at the branch\?|When is my last payment due\?|It is for March\./g,
  /It is due on October 15, 2028\. The schedule is attached\./g,
  /No\. Not by phone, not by text and not by e-mail\. The code we send is for you alone\./g,
  /Monday to Friday, 8:30 AM to 7:30 PM Central/g,
  /On the road|Ask where we are today|About you|Sobre usted/g,
  /Old loan|Pay stub\b|The loan desk is closed\.|Payment number \d+|^Active$/g,
  /To stop autopay, call us on 555-0100\.|We post your statements here and do not mail them\./g,
  /What was the name of your first pet\?|In what city were you born\?|A letter is on its way\./g,
  /It has your new password\.|Our branches are closed on|Thursday, March 20/g,
  /at hand: your account number is on it\./g,
  /(Chrome|Safari|Firefox)( on|,) (Windows|iPhone|Linux)|First National Bank|\b(VISA|AMEX|DISCOVER)\b|ACH terms/g,
  /Text message terms|Cedar Valley Insurance|What was your first (street|school)\?/g,
  /To (stop your recurring|change a scheduled) payment, call us on 555-0100\./g,
  // A request: its number, the wording of the lender, and what borrower and lender wrote.
  /CV-7K2M-9QXD|I ask to skip the payment due on .* Interest goes on\./g,
  /I paid on March 3\.|I work again from May\.|I lost my job\.|Here it is\./g,
  /Please send a pay stub\.|Your last pay stub|^The schedule is attached\./g,
  // A payment method by its name, or by the digits that PAY-552 dictates, and fields by their labels.
  /((Checking|Cuenta corriente) )?\bx\d{4}\b|(Checking|Visa) ending in \d{4}|(Cuenta corriente|Visa) terminada en \d{4}|New password( again)?|Contraseña nueva( otra vez)?/g,
  /(?<=To continue, enter: |Para continuar, ingrese: ).*/g,
  // The word that ends text messages, and the time zone.
  /\bSTOP\b|Eastern Time/g,
  // Days.
  /New Year’s Day|(Memorial|Independence|Labor|Thanksgiving|Christmas) Day/g,
  /Año Nuevo|Día de (los Caídos|la Independencia|Acción de Gracias)|Día del Trabajo|Navidad/g,
  // Places.
  /Cedar (Falls|Rapids)|Pine Ridge|Harlan|Hagåtña|\d+ [A-Z]\w+( [A-Z]\w+)* (Street|Road|Drive|Square)/g,
  /Elm Street|1600 Route 9|\b[A-Z]{2} \d{5}\b|^[A-Z]{2}$/g,
  /District of Columbia|(New|North|South|West|Rhode|Puerto|American) [A-Z]\w+/g,
  /Northern Mariana Islands|U\.S\. Virgin Islands|Armed Forces \w+|Fuerzas Armadas.*/g,
  /Oak Street 5|When is it due\?/g,
  // Tax forms: a document and a consent of the stories' API, and numbers of forms.
  /Form 1098 of 2025|I agree to get my tax forms on this site only\. I can ask for paper again at any time\./g,
  /\b\d{4}-(VLI|INT)\b/g,
  // Units, kinds of files and forms of dates.
  /\b(PDF|CSV|JPG|PNG|DOCX?|FILE|ARCH)\b|MM\/DD\/(YYYY|AAAA)/g,
  /\b[KM]B\b|\b[AP]M\b|hora del Centro|Central\b/g,
];

/** Names of days and months, which English writes with a capital, and Spanish does not have. */
const englishDays =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g;

/** Takes the place of a name; no word of the suite. */
const noName = 'zz';

/** A text without the names in it. */
export const withoutNames = (text: string): string =>
  names.reduce((rest, one) => rest.replace(one, noName), text);

/** A text without the names of days and months. */
export const withoutDays = (text: string): string => text.replace(englishDays, noName);

/** Words of an English sentence, date or label, none of which is Spanish too. */
export const englishWord =
  /\b(the|and|of|your|you|with|for|is|are|not|please|pay|payments?|accounts?|loans?|to|from|this|that|on|at|by|day|days|due|open|closed|paid|pending|active|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|Jan|Apr|Aug|Dec)\b/i;
