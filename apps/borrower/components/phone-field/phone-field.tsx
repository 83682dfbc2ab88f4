import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

type PhoneFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'prefix'>;

/** A mobile number of the Philippines. Longer input is taken too, because people paste it with signs and country code. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={80} prefix="+63" {...props} />;
}
