import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import type { GraphicCode } from './use-code-login.ts';

type GraphicCodeFieldProps = { graphic: GraphicCode; error: string | undefined; onAnother: () => void };

/** Asked for after much guessing only, so most people who log in never fetch it. */
export function GraphicCodeField(props: GraphicCodeFieldProps) {
  return (
    <LazyMessages namespaces={['graphic-code']}>
      <Field {...props} />
    </LazyMessages>
  );
}

function Field({ graphic, error, onAnother }: GraphicCodeFieldProps) {
  const words = useTranslations('graphic-code');
  return (
    <div className="graphic-code">
      <img src={graphic.picture} alt={words('picture')} width="180" height="60" />
      <Button variant="quiet" onClick={onAnother}>
        {words('another')}
      </Button>
      <TextInput
        key={graphic.graphicCodeId}
        name="graphicCode"
        label={words('label')}
        hint={words('hint')}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
    </div>
  );
}
