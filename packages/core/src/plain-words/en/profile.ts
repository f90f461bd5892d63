export default {
  'contactChange.heading': 'Change your contact information',
  'contactChange.changeAddress': 'Change address',
  'contactChange.addressLine1': 'Street address',
  'contactChange.addressLine1Placeholder': 'Street address',
  'contactChange.addressLine2': 'Apartment or unit',
  'contactChange.addressLine2Placeholder': 'Apartment or unit',
  'contactChange.required': 'Please fill this in.',
  'contactChange.zipPlaceholder': 'Zip code',
  'contactChange.zipTooFewDigits': 'Enter a zip code of 5 digits.',
  'contactChange.zipTooManyDigits': 'Enter a zip code of 5 digits.',
  'contactChange.changePhone': 'Change phone',
  'contactChange.oldPhonePlaceholder': 'Enter the old number',
  'contactChange.newPhonePlaceholder': 'Enter the new number',
  'contactChange.phoneInvalid': 'Enter a phone number of 10 digits.',
  'contactChange.phonePair': 'Enter both the old and the new number.',
  'contactChange.submit': 'Send request',
  'contactChange.failed': 'Your request was not sent. Please try again, or call us[ at {phone}].',
  'contactChange.fieldsInvalid':
    'Please fill in the fields that are needed, and correct the marked ones.',
  'loginHistory.ipAddress': 'From address',
  'loginHistory.error': 'Your recent sign-ins could not be loaded. Please try again.',
  'notifications.error': 'Your notifications were not saved. Please try again.',
  'passkeys.errorAlreadyRegistered':
    'This device already has a passkey for your account. You can sign in with it.',
  'passkeys.errorAddress':
    'Passkeys cannot be added on this page. Please call us[ at {phone}] if you need one.',
  'personalInformation.phoneRequired': 'Enter a phone number.',
  'personalInformation.phoneInvalid': 'Enter a phone number of 10 digits.',
  'personalInformation.agreementFailed': 'Your choice about texts was not saved. Please try again.',
  'personalInformation.errorContainsPOBox':
    'Enter a street address. A post office box cannot be used here.',
  'personalInformation.error': 'Your changes were not saved. Please try again.',
  'profileSaving.correctErrors': 'Nothing was saved yet. Please correct the marked fields first.',
  'textSubscriptions.okay': 'OK',
  'textSubscriptions.retry': 'Try again',
  'textSubscriptions.notTextable': 'This phone cannot get text messages. Enter a mobile number.',
  'textSubscriptions.mustAgree': 'To get texts, please agree to the terms.',
  'textSubscriptions.agreementFailed': 'Your choice was not saved. Please try again.',
  'textSubscriptions.loadFailed': 'Your choices could not be loaded. Please try again.',
  'textSubscriptions.notModified': 'Not every change was saved. What you see now is what is saved.',
  'textSubscriptions.notFinalized': 'The last step was not done. Please try again.',
  'profileErrors.errorInvalid':
    'Your changes were not saved. Please check the fields and try again.',
  'profileErrors.errorLogonMissingCapitalLetter': 'Add a capital letter to your username.',
  'profileErrors.errorLogonMissingLowercaseLetter': 'Add a lowercase letter to your username.',
  'profileErrors.errorLogonMissingLetter': 'Add a letter to your username.',
  'profileErrors.errorLogonMissingNumber': 'Add a number to your username.',
  'profileErrors.errorLogonMissingSpecialCharacter': 'Add a special character to your username.',
  'profileErrors.errorLogonMatchesEmail': 'Choose a username that is not your email address.',
  'profileErrors.errorLogonTooShort': 'Your username is too short. Choose a longer one.',
  'profileErrors.errorLogonNameLength':
    'Your username is too short or too long. Choose another one.',
  'profileErrors.errorPasswordTooShort': 'Your password is too short. Choose a longer one.',
  'profileErrors.errorPasswordNeedsLetterNumber':
    'Use at least one letter and one number in your password.',
  'profileErrors.errorPasswordSameAsLogin': 'Choose a password that is not your username.',
  'profileErrors.errorPasswordSameAsSSN':
    'Choose a password that is not your Social Security number.',
  'profileErrors.errorPasswordMissingCapitalLetter': 'Add a capital letter to your password.',
  'profileErrors.errorPasswordMissingLowercaseLetter': 'Add a lowercase letter to your password.',
  'profileErrors.errorPasswordMissingLetter': 'Add a letter to your password.',
  'profileErrors.errorPasswordMissingNumber': 'Add a number to your password.',
  'profileErrors.errorPasswordMissingSpecialCharacter': 'Add a special character to your password.',
  'profileErrors.errorPasswordEqualsPortionOfLogon':
    'Choose a password that is not a part of your username.',
  'profileErrors.errorPasswordMatchesEmail': 'Choose a password that is not your email address.',
  'profileErrors.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters':
    'Use no character three or more times in a row in your password.',
  'profileErrors.errorInvalidCurrentPassword':
    'This is not your current password. Check it and enter it again.',
  'userInformation.emailAddressRequired': 'Enter your email address.',
  'userInformation.emailAddressInvalid':
    'Enter an email address such as name@example.com, of 100 characters at most.',
  'userInformation.oldPasswordRequired': 'Enter your current password.',
  'userInformation.oldPasswordTooShort':
    'Your current password has at least {n} characters. Please check it.',
  'userInformation.secretQuestionPlaceholder': 'Choose a question',
  'userInformation.secretQuestionRequired': 'Choose a question.',
  'userInformation.secretAnswerRequired': 'A new question needs a new answer. Enter one.',
  'userInformation.secretAnswerCharacters':
    'The answer has a character that cannot be used. Use letters, numbers and spaces.',
  'userInformation.biometricsSaved': 'Signing in with your fingerprint or face is saved.',
  'userInformation.biometricsNotUpdated':
    'Signing in with your fingerprint or face was not changed. Please try again.',
};
