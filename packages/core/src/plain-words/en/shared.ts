export default {
  'agreements.accept': 'I accept',
  'agreements.errorNotAgreed': 'To go on, please agree to the {name}.',
  'agreements.errorNotOpened':
    'Please open the {name} and read it first. Then come back and agree.',
  'credentials.passwordRequired': 'Enter a password.',
  'credentials.passwordTooShort': 'Use at least {n} characters for your password.',
  'credentials.passwordTooLong': 'Use at most {n} characters for your password.',
  'credentials.passwordNeedsLetterAndNumber':
    'Use at least one letter and one number in your password.',
  'credentials.passwordSameAsLoginName': 'Choose a password that is not your username.',
  'credentials.passwordSameAsSsn': 'Choose a password that is not your Social Security number.',
  'credentials.passwordSameAsEmail': 'Choose a password that is not your email address.',
  'credentials.passwordRequirements':
    'Your password does not meet every rule yet. Please check the rules and choose another one.',
  'credentials.confirmationRequired': 'Enter the same password again.',
  'credentials.confirmationMismatch': 'The two passwords are different. Enter the same one twice.',
  'credentials.loginNameRequired': 'Enter a username.',
  'credentials.loginNameCharacters':
    'Your username has a character that cannot be used. Try letters and numbers.',
  'credentials.loginNameTooLong': 'Use at most {n} characters for your username.',
  'credentials.loginNameTooShort': 'Use at least {n} characters for your username.',
  'address.address1Placeholder': 'Street address',
  'address.address1Required': 'Enter your street address.',
  'address.address1TooLong': 'Use at most 45 characters for the address.',
  'address.cityRequired': 'Enter your city.',
  'address.cityTooLong': 'Use at most 20 characters for the city.',
  'address.stateRequired': 'Choose your state.',
  'address.zipCodePlaceholder': 'Zip code',
  'address.zipCodeRequired': 'Enter your zip code.',
  'address.zipCodeNotFiveDigits': 'Enter a zip code of 5 digits.',
  'address.errorZipCityNoMatch':
    'This city and this zip code do not belong together. Please check both.',
  'documents.none': 'There are no documents here yet.',
  'documents.error': 'Your documents could not be loaded. Please try again.',
  'documents.refreshFailed': 'The list of documents could not be updated. Please try again.',
  'upload.addFiles': 'Add files',
  'upload.typeMissing': 'Choose what kind of document it is.',
  'upload.upload': 'Upload files',
  'upload.errorEmpty': 'This file is empty. Choose another one.',
  'upload.errorNotPdf':
    'This file is called a PDF, but it is not one. Choose another file, or save it as a PDF first.',
  'upload.errorNotPicture':
    'This file is called a picture, but it is not one of that kind. Choose another file.',
  'upload.errorNotWord':
    'This file is called a Word document, but it is not one. Choose another file.',
  'upload.errorFileTypes': 'The kinds of documents could not be loaded. Please try again.',
  'upload.errorTransfer': 'The file was not sent. Please try again.',
  'upload.errorServer':
    'The file could not be stored because of a problem on our side. Please try again in a few minutes.',
  'visitor.backToLogin': 'Back to sign in',
  'plannedPayments.additionalPrincipal': 'Extra toward principal',
  'plannedPayments.accountOrCardEndingIn': 'Account or card ending in',
  'plannedPayments.errorScheduled':
    'We could not confirm that the scheduled payment was deleted. Please try again, or call us[ at {phone}].',
  'plannedPayments.errorScheduledNotAllowed':
    'This scheduled payment cannot be deleted here. Please call us[ at {phone}] to change it.',
  'plannedPayments.errorScheduledAch':
    'Scheduled payments from a bank account cannot be changed here. Please call us[ at {phone}] to change them.',
  'plannedPayments.errorScheduledCard':
    'Scheduled payments by card cannot be changed here. Please call us[ at {phone}] to change them.',
  'plannedPayments.errorRecurring':
    'We could not confirm that autopay was deleted. Please try again, or call us[ at {phone}].',
  'plannedPayments.errorRecurringNotAllowed':
    'Autopay cannot be deleted here. Please call us[ at {phone}] to change it.',
  'plannedPayments.errorRecurringAny':
    'Autopay cannot be deleted here. Please call us[ at {phone}] to change it.',
  'plannedPayments.errorRecurringAch':
    'Autopay from a bank account cannot be deleted here. Please call us[ at {phone}] to change it.',
  'plannedPayments.errorRecurringCard':
    'Autopay by card cannot be deleted here. Please call us[ at {phone}] to change it.',
  'sessionTimeout.title': 'Are you still there?',
  'sessionTimeout.message': 'To keep your account safe, we will sign you out in {time}.',
  'sessionTimeout.resume': 'Stay signed in',
  'proof.codeRequired': 'Enter the security code from the email.',
  'proof.resend': 'Send a new code',
  'proof.errorLocked':
    'Too many wrong passwords were entered. Wait a while before you try again, or call us[ at {phone}].',
  'proof.errorCodeInvalid': 'This is not the code that we sent. Check the email and try again.',
  'proof.errorCodeExpired': 'This code is too old. Press “Send a new code” and enter that one.',
  'proof.errorMaxAttemptsReached':
    'This code was tried too often. Press “Send a new code” and enter that one.',
  'proof.errorSendTooMany':
    'Too many codes were sent. Wait a while before you ask for another one, or call us[ at {phone}].',
};
