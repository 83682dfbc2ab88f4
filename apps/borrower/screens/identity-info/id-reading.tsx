import { completeSection } from '@luwag/contract/endpoints/profile/complete-section';
import { readIdentity } from '@luwag/contract/endpoints/profile/read-identity';
import { idNumberOf } from '@luwag/contract/profile/id-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { call } from '../../store/api.ts';
import { keepProfile } from '../../store/profile.ts';
import { acceptDraft, settleDraft } from '../../store/section-drafts.ts';
import { useAnswer } from '../../store/use-answer.ts';

const readFields = ['idNumber', 'lastName', 'firstName', 'middleName'] as const;
type ReadField = (typeof readFields)[number];

/** What was read on the photo where it differs from what was typed; taken over only by a tap. Silent where nothing was read. */
export default function IdReading({ photoId }: { photoId: string }) {
  const { data } = useAnswer(readIdentity, { params: { photoId } });
  const { values } = useSection();
  if (data === undefined) return null;
  const found = readFields.flatMap((field) => {
    const read = data[field];
    return read === null ? [] : [{ field, read, typed: values[field] ?? '' }];
  });
  if (found.length === 0) return null;
  return (
    <LazyMessages namespaces={['id-reading']}>
      <Found rows={found.filter(({ field, read, typed }) => !isSame(field, read, typed))} />
    </LazyMessages>
  );
}

function isSame(field: ReadField, read: string, typed: string): boolean {
  if (field === 'idNumber') return idNumberOf(typed) === read;
  return lettersOf(read) === lettersOf(typed);
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}]/gu, '').toLowerCase();
}

function Found({ rows }: { rows: readonly { field: ReadField; read: string; typed: string }[] }) {
  const words = useTranslations('id-reading');
  const labels = useTranslations('profile.fields');
  const { values, change } = useSection();
  const [isBusy, setIsBusy] = useState(false);
  if (rows.length === 0) return <p className="id-reading-same">{words('same')}</p>;

  const use = async (field: ReadField, read: string) => {
    const { [field]: typed = '' } = values;
    setIsBusy(true);
    change({ [field]: read });
    await settleDraft('identity');
    // The questions were answered before, so the section is finished again at once.
    const body = { values: { ...values, [field]: read } };
    const answer = await call(completeSection, { params: { section: 'identity' }, body });
    setIsBusy(false);
    if (!answer.ok) return change({ [field]: typed });
    acceptDraft('identity');
    keepProfile(answer.value);
  };
  return (
    <section className="id-reading" aria-labelledby="id-reading">
      <h2 id="id-reading">{words('title')}</h2>
      <ul>
        {rows.map(({ field, read, typed }) => (
          <li key={field}>
            <p className="id-reading-field">{labels(field)}</p>
            <p>
              {words('read')} <strong>{shown(field, read)}</strong>
            </p>
            <p>
              {words('typed')} <strong>{typed === '' ? words('nothing') : shown(field, typed)}</strong>
            </p>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void use(field, read)}>
              {words('use', { read: shown(field, read) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="id-reading-note">{words('keep')}</p>
    </section>
  );
}

function shown(field: ReadField, value: string): string {
  return field === 'idNumber' ? idNumberOf(value).replace(/(.{4})(?=.)/g, '$1 ') : value;
}
