/** The questions of an application whose names in the program are not what staff call them. */
export const answerWords: Readonly<Record<string, string>> = {
  idType: 'ID type',
  idNumber: 'ID number',
  birthOn: 'Birth date',
  whatsappNumber: 'WhatsApp number',
  institutionCode: 'Bank, wallet or remittance center',
};
