import { pesosPattern } from '../../app/pesos.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { Field } from './field.tsx';

/** A line for an amount in pesos. The browser refuses at the field what could be read as another amount. */
export function PesoField(field: { name: string; label: string; defaultValue?: string }) {
  return <Field {...field} pattern={pesosPattern} title={loanWords.pesosTyped} />;
}
