import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { AmountSlider, type AmountSliderProps } from './amount-slider.tsx';

export type ExactNumberProps = AmountSliderProps & {
  label: string;
  /** How much of the value one of what people type is: 100 centavos to a peso, a day to a day. */
  unit: number;
};

const ExactNumber = lazyComponent(async () => (await import('./exact-number.tsx')).ExactNumber);

/** The slider with a field for the exact number, which comes late and takes the place of the number that is only shown. */
export function ExactSlider({
  unit = 1,
  ...slider
}: Omit<ExactNumberProps, 'unit'> & Partial<Pick<ExactNumberProps, 'unit'>>) {
  return (
    <div className="exact-slider">
      <AmountSlider {...slider} exact={<ExactNumber {...slider} unit={unit} />} />
    </div>
  );
}
