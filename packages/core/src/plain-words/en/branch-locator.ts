export default {
  'branchLocator.zip': 'Zip code',
  'branchLocator.invalidZip': 'Enter a zip code of 5 digits.',
  'branchLocator.noLocation': 'We could not find that zip code. Check it, or try another one.',
  'branchLocator.error': 'The branches could not be loaded. Please try again.',
};
