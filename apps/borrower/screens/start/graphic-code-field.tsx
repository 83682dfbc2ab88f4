import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import type { GraphicCode } from './use-code-login.ts';

export function GraphicCodeField({
  graphic,
  error,
  onAnother,
}: {
  graphic: GraphicCode;
  error: string | undefined;
  onAnother: () => void;
}) {
  const words = useTranslations('start.login');
  return (
    <div className="graphic-code">
      <img src={graphic.picture} alt={words('graphicPicture')} width="180" height="60" />
      <Button variant="quiet" onClick={onAnother}>
        {words('graphicAnother')}
      </Button>
      <TextInput
        key={graphic.graphicCodeId}
        name="graphicCode"
        label={words('graphic')}
        hint={words('graphicHint')}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
    </div>
  );
}
