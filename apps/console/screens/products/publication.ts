import type { ProductFigures } from '@luwag/contract/endpoints/staff/product-answer';
import { productThemes } from '@luwag/contract/endpoints/loan/get-offer';
import { formText } from '../../app/form-text.ts';
import { centavosOf, typedPesos } from '../../app/pesos.ts';

export type Publication = { product: ProductFigures; effectiveFrom: string };

/** The figures that a person may change; the others are the product's nature. */
export const fieldNames = [
  'minAmountCentavos',
  'maxAmountCentavos',
  'stepAmountCentavos',
  'minTermDays',
  'maxTermDays',
  'offeredTermDays',
  'dailyInterestPpm',
  'serviceFeePpmPerDay',
  'creditReportFeeCentavos',
  'gstPpm',
  'lateChargePpmPerDay',
  'penaltyFeeCentavos',
  'extensionFeePpm',
  'maxExtensions',
] as const satisfies readonly (keyof ProductFigures)[];
type FieldName = (typeof fieldNames)[number];

/** A figure as it is typed: amounts in pesos, lists with commas. */
export function typedFigure(product: ProductFigures, name: FieldName): string {
  if (name === 'offeredTermDays') return product.offeredTermDays.join(', ');
  return name.endsWith('Centavos') ? typedPesos(product[name]) : String(product[name]);
}

/** The version that follows `latest`, with the figures as typed. */
export function publicationOf(latest: ProductFigures, form: FormData): Publication {
  const text = (name: string): string => formText(form, name);
  const figure = (name: FieldName): number =>
    name.endsWith('Centavos') ? centavosOf(text(name)) : Number(text(name));
  const figures = Object.fromEntries(
    fieldNames.filter((name) => name !== 'offeredTermDays').map((name) => [name, figure(name)]),
  );
  return {
    effectiveFrom: text('effectiveFrom'),
    product: {
      ...latest,
      ...figures,
      version: latest.version + 1,
      offeredTermDays: text('offeredTermDays').split(',').map(Number),
      gstBase: text('gstBase') === 'allFees' ? 'allFees' : 'serviceFee',
      theme: productThemes.find((theme) => String(theme) === text('theme')) ?? 1,
      feesTiming: text('feesTiming') === 'at-repayment' ? 'at-repayment' : 'upfront',
    },
  };
}
