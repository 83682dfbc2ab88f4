import { idNumberOf } from '@luwag/contract/profile/id-types';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { dateWithoutWeekday } from '../../messages/date-without-weekday.ts';
import { type CardReading, type ReadField, readFields } from './use-card-reading.ts';

/** What came of reading the card, and what was read otherwise than it stands below, which is taken over only by a tap. */
export function IdReading({ reading: { isReading, read } }: { reading: CardReading }) {
  const words = useTranslations('identity-info.reading');
  const { values, profile } = useSection();
  if (!profile.photos.some(({ kind }) => kind === 'idFront')) return null;
  const found = readFields.flatMap((field) => {
    const value = read[field];
    return value === null ? [] : [{ field, read: value, typed: values[field] ?? '' }];
  });
  const others = found.filter((row) => row.typed !== '' && !isSame(row.field, row.read, row.typed));
  const outcome = found.length === 0 ? words('unread') : words('filled');
  return (
    <>
      <output className="id-reading-told" data-reading={isReading || undefined}>
        <Icon name={isReading ? 'pending' : found.length === 0 ? 'alert' : 'check'} />
        {isReading ? words('busy') : outcome}
      </output>
      {isReading || others.length === 0 ? null : <Others rows={others} />}
    </>
  );
}

function isSame(field: ReadField, read: string, typed: string): boolean {
  if (field === 'idNumber') return idNumberOf(typed) === read;
  if (field === 'birthOn') return read === typed;
  return lettersOf(read) === lettersOf(typed);
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}]/gu, '').toLowerCase();
}

function Others({ rows }: { rows: readonly { field: ReadField; read: string; typed: string }[] }) {
  const words = useTranslations('identity-info.reading');
  const labels = useTranslations('profile.fields');
  const locale = useLocale();
  const { change } = useSection();
  const shown = (field: ReadField, value: string): string => {
    if (field === 'birthOn') return dateWithoutWeekday(value, locale);
    return field === 'idNumber' ? idNumberOf(value).replace(/(.{4})(?=.)/g, '$1 ') : value;
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
              {words('typed')} <strong>{shown(field, typed)}</strong>
            </p>
            <Button variant="secondary" onClick={() => change({ [field]: read })}>
              {words('use', { read: shown(field, read) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="id-reading-note">{words('keep')}</p>
    </section>
  );
}
