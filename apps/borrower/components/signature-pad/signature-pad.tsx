import type { saveSignature } from '@luwag/contract/endpoints/loan/save-signature';
import type { CallInput } from '@luwag/contract/endpoint';
import { isDrawnSignature, isTypedSignature } from '@luwag/contract/signature';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import type { Stroke } from './signature-strokes.ts';

export type Signature = CallInput<typeof saveSignature>['body'];

/** A signature being made. Both ways are kept, so that trying one does not wipe out the other. */
export type SignatureDraft = { kind: Signature['kind']; strokes: Stroke[]; text: string };

export const emptySignature: SignatureDraft = { kind: 'drawn', strokes: [], text: '' };

/** The finished signature of a draft, or null while there is none. */
export function finishedSignature({ kind, strokes, text }: SignatureDraft): Signature | null {
  if (kind === 'typed') return isTypedSignature(text) ? { kind, text: text.trim() } : null;
  return isDrawnSignature(strokes) ? { kind, strokes } : null;
}

/** The pen's library is the heaviest part of signing; its place is kept while it comes. */
const DrawingField = lazyComponent(
  async () => (await import('./drawing-field.tsx')).DrawingField,
  <div className="drawing-field" />,
);

/** Sign by drawing or by typing one's name; either is as good as the other. */
export function SignaturePad({
  draft,
  error,
  onChange,
}: {
  draft: SignatureDraft;
  error: string | undefined;
  onChange: (draft: SignatureDraft) => void;
}) {
  const words = useTranslations('withdraw-page.signature');
  return (
    <div className="signature-pad">
      <div className="signature-ways">
        {(['drawn', 'typed'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={draft.kind === kind}
            onClick={() => onChange({ ...draft, kind })}
          >
            {words(kind)}
          </button>
        ))}
      </div>
      {draft.kind === 'typed' ? (
        <TextInput
          name="signature"
          className="signature-name"
          label={words('name')}
          hint={words('nameHint')}
          error={error}
          autoComplete="name"
          spellCheck={false}
          maxLength={120}
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
        />
      ) : (
        <>
          {error === undefined ? null : <p className="field-error">{error}</p>}
          <DrawingField
            strokes={draft.strokes}
            label={words('fieldLabel')}
            onChange={(strokes) => onChange({ ...draft, strokes })}
          />
          <Button variant="quiet" guardMs={0} onClick={() => onChange({ ...draft, strokes: [] })}>
            {words('clear')}
          </Button>
        </>
      )}
    </div>
  );
}
