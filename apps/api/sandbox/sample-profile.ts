import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';

export type SamplePerson = {
  /** Ten digits starting 9. */
  phone: string;
  firstName: string;
  lastName: string;
  birthOn: string;
  /** Sixteen digits. */
  idNumber: string;
  monthlyIncome: 'upTo12000' | 'upTo18000' | 'upTo25000' | 'upTo30000' | 'over30000';
};

/** A complete profile of an invented person, section by section, as the app would send it. */
export function sampleProfile(person: SamplePerson): Record<SectionName, DraftValues> {
  const tail = person.phone.slice(-6);
  return {
    identity: {
      idType: 'philsys',
      idNumber: person.idNumber,
      firstName: person.firstName,
      middleName: '',
      lastName: person.lastName,
      birthOn: person.birthOn,
    },
    basic: {
      gender: 'female',
      maritalStatus: 'single',
      education: 'university',
      email: `borrower${tail}@luwag.example`,
    },
    basicMore: { loanPurpose: 'dailyExpense', whatsappNumber: '', viberAccount: '', facebookUsername: '' },
    address: {
      barangayCode: '1380300020',
      streetAddress: '12 Sampaguita Street',
      landmark: '',
      postalCode: '1210',
    },
    work: {
      employmentType: 'contractWorker',
      industry: 'retail',
      companyName: 'Tindahan Trading',
      companyPhone: '0280001234',
      companyAddress: '5 Market Road',
      workingYears: 'threeToFive',
      monthlyIncome: person.monthlyIncome,
      payCycle: 'semiMonthly',
      payday: '',
    },
    contacts: {
      emergency1Name: 'Elena Sample',
      emergency1Phone: `9181${tail}`,
      emergency1Relationship: 'parents',
      emergency2Name: 'Ramon Sample',
      emergency2Phone: `9182${tail}`,
      emergency2Relationship: 'relatives',
      person1Name: 'Liza Sample',
      person1Phone: `9183${tail}`,
      person2Name: 'Noel Sample',
      person2Phone: `9184${tail}`,
      person3Name: 'Tess Sample',
      person3Phone: `9185${tail}`,
    },
    payoutAccount: {
      accountType: 'digitalWallet',
      institutionCode: 'gcash',
      walletNumber: person.phone,
      payeeFirstName: person.firstName,
      payeeMiddleName: '',
      payeeLastName: person.lastName,
      payoutPhone: person.phone,
    },
  };
}
